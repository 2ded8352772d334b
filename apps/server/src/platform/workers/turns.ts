/** A person's turn at one of the places. */
export interface Turn {
  /** Fires when others need the place: stop, give it back, and take another turn. */
  readonly giveWay: AbortSignal
  giveBack(): void
}

interface Waiting {
  person: string
  begin(): void
}

interface Running {
  person: string
  since: number
  stop: AbortController
}

/** Somebody who has used the places for longer than this of late is heavy, in milliseconds. */
const LIGHT_MS = 5000
/** After this long half of what somebody has used is forgotten, in milliseconds. */
const HALF_LIFE_MS = 120_000
/** So little is forgotten altogether, in milliseconds. */
const NEGLIGIBLE_MS = 20
/** How often it is looked whether work has become long, in milliseconds. */
const LOOK_MS = 500

/**
 * Lets people take turns at a few places, two at least, so that nobody's work waits for that of somebody who has more:
 * everybody has one place at once, and the next free one goes to whoever has used least of late. One place is kept for
 * those who have used little. When work turns out to be long there, it gives way and begins again later.
 */
export function createTurns(places: number) {
  const used = new Map<string, { ms: number; at: number }>()
  const running = new Set<Running>()
  const waiting = new Set<Waiting>()

  const turnOf = (person: string): Running | undefined => [...running].find((turn) => turn.person === person)
  const remembered = ({ ms, at }: { ms: number; at: number }): number =>
    ms * 0.5 ** ((performance.now() - at) / HALF_LIFE_MS)

  /** What somebody has used of late, this very moment included. */
  function useOf(person: string): number {
    const past = used.get(person)
    return (past ? remembered(past) : 0) + (performance.now() - (turnOf(person)?.since ?? performance.now()))
  }

  const isLight = (person: string): boolean => useOf(person) < LIGHT_MS

  function callNext(): void {
    while (running.size < places) {
      const heavy = [...running].filter(({ person }) => !isLight(person)).length
      const ready = [...waiting].filter(({ person }) => !turnOf(person) && (isLight(person) || heavy < places - 1))
      const [next] = ready.sort((one, other) => useOf(one.person) - useOf(other.person))
      if (!next) return
      waiting.delete(next)
      next.begin()
    }
    makeRoom()
  }

  /** Long work may hold every place only while nobody waits who is light; the longest under way is never the one to go. */
  function makeRoom(): void {
    const held = [...running]
    if (held.length < places || held.some(({ person, stop }) => stop.signal.aborted || isLight(person))) return
    if ([...waiting].some(({ person }) => !turnOf(person) && isLight(person))) held.at(-1)?.stop.abort()
  }

  function begin(person: string): Turn {
    const turn: Running = { person, since: performance.now(), stop: new AbortController() }
    const looking = setInterval(makeRoom, LOOK_MS)
    running.add(turn)
    return {
      giveWay: turn.stop.signal,
      giveBack() {
        clearInterval(looking)
        used.set(person, { ms: useOf(person), at: performance.now() })
        running.delete(turn)
        for (const [one, past] of used) if (remembered(past) < NEGLIGIBLE_MS) used.delete(one)
        callNext()
      },
    }
  }

  return {
    /** Resolves when it is this person's turn; whoever gives up waiting is not called any more. */
    take(person: string, signal: AbortSignal): Promise<Turn> {
      return new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const leave = () => {
          waiting.delete(one)
          reject(signal.reason)
        }
        const one: Waiting = {
          person,
          begin() {
            signal.removeEventListener('abort', leave)
            resolve(begin(person))
          },
        }
        signal.addEventListener('abort', leave, { once: true })
        waiting.add(one)
        callNext()
      })
    },
  }
}
