import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'

interface Waiting {
  /**
   * What else moves while the thing is on its way, where what is looked at stays the same for long: mails knocked with,
   * requests made, bytes logged. Nothing that looking itself moves, or what stands still would never be given up.
   */
  progress?: () => unknown
  /** Between two looks, in milliseconds. */
  pauseMs?: number
  /** How much pause without any change makes it stand still, in milliseconds. */
  stillMs?: number
}

const PAUSE_MS = 50
/** Three minutes: whatever the product tries again, it does so within one. */
const STILL_MS = 180_000

/**
 * Waits for what another process, or a job, is to bring about: looks until what is seen is as expected, and answers it.
 * It is given up only once nothing has moved any more, and that is counted in looks and not by a clock: a machine that is
 * too busy to do the work is too busy to look, too.
 */
export async function waitFor<Seen>(
  look: () => Seen | Promise<Seen>,
  expected: (seen: Seen) => void,
  { progress = () => undefined, pauseMs = PAUSE_MS, stillMs = STILL_MS }: Waiting = {},
): Promise<Seen> {
  const begin = performance.now()
  const looks = Math.ceil(stillMs / pauseMs)
  let before = ''
  let unchanged = 0
  for (;;) {
    let told = ''
    let failure: unknown
    try {
      const seen = await look()
      told = whole(seen)
      expected(seen)
      return seen
    } catch (error) {
      failure = error
      told ||= `${error}`
    }
    const now = [told, whole(await progress())].join('; progress: ')
    unchanged = now === before ? unchanged + 1 : 0
    before = now
    if (unchanged >= looks) throw givenUp(now, looks, performance.now() - begin, failure)
    await sleep(pauseMs)
  }
}

/** So that nothing can change without being seen. */
const whole = (seen: unknown): string => inspect(seen, { depth: null, maxArrayLength: null, maxStringLength: null })

function givenUp(lastSeen: string, looks: number, ms: number, cause: unknown): Error {
  const waited = `Waited for ${Math.round(ms / 1000)} s, and over the last ${looks} looks nothing has moved.`
  const reason = cause instanceof Error ? cause.message : `${cause}`
  return new Error(`${waited} Last seen: ${lastSeen}. ${reason}`, { cause })
}
