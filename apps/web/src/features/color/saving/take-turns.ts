/** What one tab does while it is its turn. */
interface Turn {
  begin(): Promise<void>
  /** Another tab wants it, or the screen is left. */
  end(): Promise<void>
}

interface Ports {
  locks: Pick<LockManager, 'request' | 'query'> | undefined
  /** Reaches the same page in other tabs; opened when there is a turn to take. */
  channel(): Pick<BroadcastChannel, 'postMessage' | 'onmessage' | 'close'>
}

/**
 * Lets one tab at a time colour a page: the one that asked last. It gives the page away once all that was drawn is kept, and
 * gets it back when the other tab is closed. Where browsers have no locks, everybody begins at once, and the journal itself
 * refuses the second.
 */
export function takeTurns(name: string, { begin, end }: Turn, { locks, channel }: Ports) {
  if (!locks) {
    const begun = begin()
    return { ask: () => undefined, leave: (): void => void begun.then(end) }
  }
  const others = channel()
  let giveAway: (() => void) | null = null
  let waiting = new AbortController()
  let isLeft = false

  function wait(): void {
    waiting = new AbortController()
    const { signal } = waiting
    locks
      ?.request(name, { signal }, async () => {
        const wanted = new Promise<void>((resolve) => {
          giveAway = resolve
        })
        await begin()
        await wanted
        giveAway = null
        await end()
      })
      .then(
        () => !isLeft && wait(),
        () => undefined,
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
    await locks?.query()
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
 * wants it meanwhile stands in line. Where browsers have no locks nobody knows, so nothing is done.
 */
export async function unlessTaken(name: string, { act, hurry }: Unless, { locks, channel }: Ports): Promise<boolean> {
  if (!locks) return false
  return locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false
    const others = channel()
    others.onmessage = hurry
    try {
      await act()
    } finally {
      others.close()
    }
    return true
  })
}

/** The locks and messages that all tabs of a browser share. */
export const browserTurns = (name: string): Ports => ({
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: () => new BroadcastChannel(name),
})
