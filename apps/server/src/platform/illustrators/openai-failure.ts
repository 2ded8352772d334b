import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { DrawingFailure, unsuitable } from './illustrator.ts'

const LATER = 'Please try again in a moment'
const ADMINISTRATOR = 'An administrator has to look at its settings'

/** What OpenAI calls a prompt or a picture that it refuses. */
const REFUSALS = new Set(['moderation_blocked', 'content_policy_violation', 'safety_violation'])

/** Puts what went wrong with OpenAI into words for the person who waits; its own words stay in the log. */
export function explain(error: unknown): unknown {
  if (error instanceof DrawingFailure) return error
  if (error instanceof APIConnectionTimeoutError) return tooSlow(error)
  if (error instanceof APIConnectionError)
    return new DrawingFailure('PROVIDER_FAILED', 'The illustrator could not be reached', LATER, { cause: error })
  if (!(error instanceof APIError)) return error
  const { status, code } = error
  if (code && REFUSALS.has(code)) return unsuitable()
  if (status === 401 || status === 403 || code === 'insufficient_quota')
    return new DrawingFailure('NOT_CONFIGURED', 'The illustrator does not work for this site', ADMINISTRATOR, {
      cause: error,
    })
  if (status === 429)
    return new DrawingFailure('PROVIDER_FAILED', 'The illustrator is very busy right now', LATER, { cause: error })
  if (status === 400 || status === 422)
    return new DrawingFailure('PROVIDER_FAILED', 'The illustrator could not draw this', 'Please try other words', {
      cause: error,
    })
  return new DrawingFailure('PROVIDER_FAILED', 'The illustrator is out of order right now', LATER, { cause: error })
}

export const tooSlow = (cause?: unknown) =>
  new DrawingFailure('PROVIDER_FAILED', 'The illustrator took too long', LATER, { cause })

export const brokenOff = () =>
  new DrawingFailure('PROVIDER_FAILED', 'The connection to the illustrator was lost', LATER)
