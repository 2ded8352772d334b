import { useRef, useState } from 'react'

/** Does one thing at a time: pressed twice, it is done once. */
export function useBusy() {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  async function run(work: () => Promise<unknown>) {
    // The state alone would let a second press through before React has drawn the first.
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return [busy, run] as const
}
