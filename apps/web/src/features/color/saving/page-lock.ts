import { newKey } from '#api/new-key.ts'
import { type Channel, type Locks, tabLocks } from './tab-locks.ts'

/** What a tab does while it has the page. */
interface Holder {
  begin(): Promise<void>
  /** Another tab wants it, or the screen is left. */
  end(): Promise<void>
}

interface Ports {
  locks: Locks
  /** Reaches the same page in other tabs; opened when the lock is asked for. */
  channel(): Channel
}

/**
 * Lets one tab at a time colour a page: the one that asked last. It gives the page away once all that was drawn is kept, and
 * gets it back when the other tab is closed.
 */
export function holdPageLock(name: string, { begin, end }: Holder, { locks, channel }: Ports) {
  const others = channel()
  let giveAway: (() => void) | null = null
  let waiting = new AbortController()
  let isLeft = false

  async function hold(): Promise<void> {
    const wanted = new Promise<void>((resolve) => {
      giveAway = resolve
    })
    await begin()
    await wanted
    giveAway = null
    await end()
  }

  function wait(): void {
    waiting = new AbortController()
    const { signal } = waiting
    let isRefused = true
    const take = () => {
      isRefused = false
      return hold()
    }
    locks.request(name, { signal }, take).then(
      () => !isLeft && wait(),
      // Where cookies are blocked, locks are too. Then nothing is kept on this device either that two tabs could harm.
      () => isRefused && !signal.aborted && void hold(),
    )
  }

  /** To the end of the line, behind whoever has just asked. */
  function stepBack(): void {
    if (giveAway) giveAway()
    else {
      waiting.abort()
      wait()
    }
  }

  /**
   * Asks the tab that has the page to give it away, once this one stands in line for it: a message can be quicker than that,
   * and whoever gives the page away goes to the end of the line at once. Browsers answer questions about the line in turn.
   */
  async function ask(): Promise<void> {
    await locks.query().catch(() => undefined)
    if (!isLeft) others.postMessage(null)
  }

  others.onmessage = stepBack
  wait()
  void ask()

  return {
    ask: (): void => void ask(),
    leave(): void {
      isLeft = true
      others.close()
      if (giveAway) giveAway()
      else waiting.abort()
    },
  }
}

interface Unless {
  act(): Promise<void>
  /** Somebody wants to colour the page meanwhile. */
  hurry(): void
}

/**
 * Acts unless a page lies on a desk, in whichever tab; answers whether it did. Nobody is asked to give it away, and whoever
 * wants it meanwhile stands in line.
 */
export async function ifPageUnlocked(
  name: string,
  { act, hurry }: Unless,
  { locks, channel }: Ports,
): Promise<boolean> {
  let isDone = false
  await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const others = channel()
    others.onmessage = hurry
    try {
      await act()
    } finally {
      others.close()
    }
    isDone = true
  })
  return isDone
}

/** Messages to other tabs; to nobody where the browser allows none. */
function channelTo(name: string): Channel {
  try {
    return new BroadcastChannel(name)
  } catch {
    return { postMessage: () => undefined, onmessage: null, close: () => undefined }
  }
}

/** The locks and messages that all tabs of a browser share. */
export const browserPageLock = (name: string): Ports => ({
  // Only on https and localhost.
  locks: navigator.locks ?? tabLocks({ channel: channelTo, now: Date.now, newId: newKey }),
  channel: () => channelTo(name),
})
