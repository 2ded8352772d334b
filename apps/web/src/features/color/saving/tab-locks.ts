/** As much of the browser's own locks as is needed. */
export interface Locks {
  request(name: string, options: LockOptions, act: (lock: unknown) => Promise<unknown>): Promise<unknown>
  /** Answers after all that was asked for before has its place in the line. */
  query(): Promise<unknown>
}

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>

/** What tabs send each other about one lock. */
type Word =
  | { kind: 'wants'; who: Place }
  | { kind: 'waits'; whom: string }
  /** Somebody has let go, or stands in line no more. */
  | { kind: 'free' }

/** A place in the line: those who came earlier have their turn earlier. */
interface Place {
  since: number
  id: string
}

interface Ports {
  /** Reaches the other tabs of the browser under a name. */
  channel(name: string): Channel
  now(): number
  newId(): string
}

/** How long (ms) others have to answer that the lock is not free. A tab that takes longer is busy, and rarely holds it. */
const ANSWER_WITHIN_MS = 200
/** How often (ms) it is asked again: a tab that was killed has not said that it lets go. */
const ASK_AGAIN_MS = 1000

const isBefore = (one: Place, other: Place) =>
  one.since < other.since || (one.since === other.since && one.id < other.id)

/**
 * As much of the browser's own locks as a page on a desk needs, for where there are none: on plain http. Tabs agree by
 * messages: whoever has the lock, or stands in line before, says so to whoever asks, and the one that nobody holds back
 * takes it (Ricart and Agrawala's way, without a list of who is there).
 */
export function tabLocks({ channel, now, newId }: Ports): Locks {
  async function request(name: string, { signal, ifAvailable }: LockOptions, act: (lock: unknown) => Promise<unknown>) {
    const me: Place = { since: now(), id: newId() }
    const others = channel(`lock ${name}`)
    let isHeld = false
    let heldBack = false
    let wake = () => {}
    const send = (word: Word) => others.postMessage(word)

    const isFirst = (who: Place) => isHeld || (!signal?.aborted && isBefore(me, who))

    others.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'wants' && isFirst(data.who)) send({ kind: 'waits', whom: data.who.id })
      if (data.kind === 'waits' && data.whom === me.id) heldBack = true
      if (data.kind === 'free' && !isHeld) wake()
    }
    signal?.addEventListener('abort', () => wake())

    async function mayEnter(): Promise<boolean> {
      heldBack = false
      send({ kind: 'wants', who: me })
      await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))
      signal?.throwIfAborted()
      return !heldBack
    }

    async function waitInLine(): Promise<void> {
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, ASK_AGAIN_MS)
      })
      signal?.throwIfAborted()
    }

    try {
      while (!(await mayEnter())) {
        if (ifAvailable) return await act(null)
        await waitInLine()
      }
      isHeld = true
      return await act(me)
    } finally {
      isHeld = false
      send({ kind: 'free' })
      others.close()
    }
  }

  // A place in the line is taken at once.
  return { request, query: async () => ({}) }
}
