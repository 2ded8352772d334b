import type { ErrorCode, Issue } from '@huebook/contract'

export const UNREACHABLE = 'The site cannot be reached. Check your connection and try again.'

const NO_CREDIT: ErrorCode = 'NO_CREDIT'
/** What another plan would allow. */
const NEED_A_PLAN: readonly string[] = ['NO_PAID_PLAN', NO_CREDIT] satisfies ErrorCode[]

/** Refusals that tell nothing of what was asked for: it may go on, and may not have been begun. */
const NO_VERDICT: readonly string[] = ['UNAVAILABLE', 'RATE_LIMITED', 'TOO_SLOW', 'SIGNED_OUT'] satisfies ErrorCode[]

/** The server answered, and the answer was no. */
export class RefusedError extends Error {
  readonly status: number
  readonly code: string
  /** What is wrong with which part of what was sent. */
  readonly issues: Issue[]
  /** Seconds until it is worth trying again, where the server says so. */
  readonly retryAfter: number | null

  constructor(response: Response, { message, code, issues }: Record<string, unknown>) {
    super(typeof message === 'string' ? message : '')
    this.status = response.status
    this.code = typeof code === 'string' ? code : ''
    this.issues = Array.isArray(issues) ? issues : []
    this.retryAfter = Number(response.headers.get('retry-after')) || null
  }

  /** Whether it tells what has become of what was asked for; what has no code comes from somebody in between. */
  get isVerdict() {
    return this.code !== '' && !NO_VERDICT.includes(this.code)
  }

  /** A proxy or a broken server may answer with something that is no JSON at all. */
  static async from(response: Response) {
    const answer: unknown = await response.json().catch(() => null)
    return new RefusedError(response, (answer ?? {}) as Record<string, unknown>)
  }
}

/** The answer had begun to arrive and did not end; what was asked for goes on without us. */
export class ConnectionCut extends Error {}

/** What a failed call leads to, besides telling the person. */
export type Consequence = 'sign-in' | 'checkout' | 'none'

export function consequenceOf(error: unknown): Consequence {
  if (!(error instanceof RefusedError)) return 'none'
  if (error.status === 401) return 'sign-in'
  return error.status === 403 && NEED_A_PLAN.includes(error.code) ? 'checkout' : 'none'
}

/** There are credits again some day, so it is said where the plans are, and follows nobody from there. */
export const isOutOfCredits = (error: unknown): boolean => error instanceof RefusedError && error.code === NO_CREDIT

/** Whether nothing was heard of what was asked for, only trouble on the way to it; asking again may help. */
export const isUnanswered = (error: unknown): error is Error =>
  error instanceof RefusedError ? !error.isVerdict && consequenceOf(error) === 'none' : error instanceof Error

export const messageOf = (error: unknown) => (error instanceof Error && error.message) || 'Something went wrong!'
