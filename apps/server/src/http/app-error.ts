import { ERRORS, type ErrorCode, type Issue } from '@huebook/contract'

/** A failure as data: the code says what happened, the contract says how it is told. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined

  constructor(code: ErrorCode, message: string, issues?: Issue[]) {
    super(message)
    this.code = code
    this.issues = issues
  }
}

/** Says that a call failed; with a sentence of its own where the usual one of its code says too little. */
export const appError = (code: ErrorCode, sentence?: string): AppError =>
  new AppError(code, sentence ?? ERRORS[code].message)
