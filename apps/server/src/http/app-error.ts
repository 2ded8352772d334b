import { ERRORS, type ErrorCode, type Issue } from '@huebook/contract'

/** A failure as data: the code says what happened, the contract says how it is told. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, issues?: Issue[], retryAfter?: number) {
    super(message)
    this.code = code
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

/** Says that a call failed; with a sentence of its own where the usual one of its code says too little. */
export const appError = (code: ErrorCode, sentence?: string): AppError =>
  new AppError(code, sentence ?? ERRORS[code].message)

/** Says that something was done too often, and when it may be done again. */
export const tooOften = (seconds: number, before = 'That was a little too often. Please'): AppError =>
  new AppError('RATE_LIMITED', `${before} try again in ${inWords(seconds)}`, undefined, seconds)

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}
