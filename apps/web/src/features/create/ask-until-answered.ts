import type { ErrorCode } from '@huebook/contract'
import type { OnUnanswered } from '#api/create-client.ts'
import { ConnectionCut, RefusedError } from '#api/failure.ts'

/** How long to wait before asking again, in milliseconds: at first, and at the longest, each time twice as long. */
const PAUSE_MS = { first: 1000, longest: 15_000 }
/** So often it is asked in vain, which is about four minutes: then somebody is better told. */
const IN_VAIN_AT_MOST = 20
/** Whoever waits before a screen is not kept longer by what the site asks for, in milliseconds. */
const ASKED_AT_MOST_MS = 60_000

interface Asking<Answer> {
  /** Answers nothing where there was no answer, or a refusal. */
  ask(hears: {
    onUnanswered: OnUnanswered
    onRefused(refusal: RefusedError): void
    onNews(): void
  }): Promise<Answer | null>
  pause(ms: number): Promise<void>
  signal: AbortSignal
  /** What is asked for is known to be under way, before the first question. */
  isBegun?: boolean
  /** Asked for again, and still nobody answers. */
  onAway(): void
}

type Outcome<Answer> = { answer: Answer } | { refusal: RefusedError } | { isLeft: true } | { isUnreachable: true }

/**
 * Asks until there is an answer: a site that restarts or a connection that breaks says nothing about a page that was begun,
 * and it is drawn once however often it is asked for. Only whose very first question gets nowhere, or comes too often, is told.
 */
export async function askUntilAnswered<Answer>({
  ask,
  pause,
  signal,
  onAway,
  isBegun = false,
}: Asking<Answer>): Promise<Outcome<Answer>> {
  let inVain = 0
  for (;;) {
    let refusal: RefusedError | undefined
    let trouble: Error | undefined
    const answer = await ask({
      onNews: () => {
        isBegun = true
        inVain = 0
      },
      onUnanswered: (error) => {
        isBegun ||= error instanceof ConnectionCut || isSiteAway(error)
        inVain += 1
        const isAskedAgain = isBegun && inVain <= IN_VAIN_AT_MOST
        if (isAskedAgain) trouble = error
        return isAskedAgain
      },
      onRefused: (error) => {
        refusal = error
      },
    })
    if (signal.aborted) return { isLeft: true }
    if (answer) return { answer }
    if (refusal) return { refusal }
    if (!trouble) return { isUnreachable: true }
    // One that was cut is mostly there again at once: nobody is alarmed.
    if (!(trouble instanceof ConnectionCut)) onAway()
    await pause(pauseAfter(trouble, inVain))
    if (signal.aborted) return { isLeft: true }
  }
}

/** Told by the code as well: within a stream the status was sent long before. */
const isSiteAway = (error: Error) =>
  error instanceof RefusedError && (error.status >= 500 || error.code === ('UNAVAILABLE' satisfies ErrorCode))

function pauseAfter(trouble: Error, inVain: number): number {
  const asked = trouble instanceof RefusedError ? (trouble.retryAfter ?? 0) * 1000 : 0
  return Math.max(Math.min(ASKED_AT_MOST_MS, asked), Math.min(PAUSE_MS.longest, PAUSE_MS.first * 2 ** (inVain - 1)))
}
