import type { Engine } from '@huebook/coloring'
import { useEffect } from 'react'

/** As short as a motor can (ms): felt, and not heard. */
const TICK_MS = 8

/** A soft tick under the finger when a region has been filled, where there is a motor and nobody wants less motion. */
export function useFillTick(engine: Engine | undefined): void {
  useEffect(() => {
    if (!engine || !('vibrate' in navigator)) return
    const { subscribe, getSnapshot } = engine.state
    const shown = () => getSnapshot().snapshots[getSnapshot().cursor]?.id ?? 0
    // What was drawn has a higher number than anything before it; what was only undone or redone has not.
    let newest = shown()
    return subscribe(() => {
      const now = shown()
      if (now <= newest) return
      newest = now
      const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (getSnapshot().tool === 'bucket' && !wantsLess) navigator.vibrate(TICK_MS)
    })
  }, [engine])
}
