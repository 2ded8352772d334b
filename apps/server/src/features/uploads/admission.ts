import type { UserId } from '@huebook/contract'
import { AppError } from '#http/app-error.ts'

interface Place {
  /** Fires when somebody with fewer uploads needs the place; its reason is what to answer. */
  readonly signal: AbortSignal
  leave(): void
}

interface Upload {
  userId: UserId
  displaced: AbortController
}

/** Uploads one person may have under way at once: each holds up to ten megabytes in memory while it arrives. */
const OF_ONE_PERSON = 4
/** Uploads everybody may have under way at once, which is four hundred megabytes. */
const IN_ALL = 40
/** When to try again, in seconds: by then a few pictures have gone through. */
const RETRY_SECONDS = 10

/**
 * Admits only as many uploads as there is memory for. When all places are taken, whoever has the most gives the latest of
 * theirs up for somebody who has fewer: a few people can fill the site, but not keep others out.
 */
export function createAdmission() {
  const underWay = new Set<Upload>()
  const of = (userId: UserId): Upload[] => [...underWay].filter((upload) => upload.userId === userId)

  function makeRoom(newcomer: UserId): void {
    const people = [...new Set([...underWay].map(({ userId }) => userId))]
    const most = people.map(of).reduce((one, other) => (other.length > one.length ? other : one))
    const latest = most.at(-1)
    if (!latest || most.length <= of(newcomer).length + 1) throw busy()
    underWay.delete(latest)
    latest.displaced.abort(busy())
  }

  return {
    enter(userId: UserId): Place {
      if (of(userId).length >= OF_ONE_PERSON) throw tryAgain('Please wait until your other pictures have arrived')
      if (underWay.size >= IN_ALL) makeRoom(userId)
      const upload = { userId, displaced: new AbortController() }
      underWay.add(upload)
      return { signal: upload.displaced.signal, leave: () => void underWay.delete(upload) }
    },
  }
}

const busy = (): AppError => tryAgain('Many pictures are arriving right now. Please try again in a moment')

const tryAgain = (sentence: string): AppError => new AppError('RATE_LIMITED', sentence, undefined, RETRY_SECONDS)
