import { createStore } from 'zustand/vanilla'

interface Connection {
  /** Why the site did not answer when it was last asked, in words for a person; null where it did. */
  trouble: string | null
}

/** Whether the site answers, as far as anybody has noticed. */
export const connection = createStore<Connection>()(() => ({ trouble: null }))

/** How often (ms) it is looked whether the site is back: a network may come back without the browser noticing. */
const LOOK_EVERY_MS = 5000

interface Ways {
  /** Whether the site could do what it is asked for. */
  isBack(): Promise<boolean>
  act(): void
}

/** Acts once the site is back; answers what ends the waiting. */
export function whenBack({ isBack, act }: Ways): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const look = async () => {
    if (!(await isBack()) || signal.aborted) return
    end()
    act()
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  const end = () => {
    clearInterval(timer)
    waiting.abort()
  }
  window.addEventListener('online', () => void look(), { signal })
  return end
}
