import type { ErrorCode } from '@huebook/contract'

const NEEDS_PAID_PLAN: ErrorCode = 'NO_PAID_PLAN'

/** The server answered, and the answer was no. */
export class RefusedError extends Error {
  readonly status: number
  readonly code: string

  private constructor(status: number, message: string, code: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /** A proxy or a broken server may answer with something that is no JSON at all. */
  static async from(response: Response) {
    const answer: unknown = await response.json().catch(() => null)
    const { message, code } = (answer ?? {}) as Record<string, unknown>
    return new RefusedError(
      response.status,
      typeof message === 'string' ? message : '',
      typeof code === 'string' ? code : '',
    )
  }
}

/** What a failed call leads to, besides telling the person. */
export type Consequence = 'sign-in' | 'checkout' | 'none'

export function consequenceOf(error: unknown): Consequence {
  if (!(error instanceof RefusedError)) return 'none'
  if (error.status === 401) return 'sign-in'
  return error.status === 403 && error.code === NEEDS_PAID_PLAN ? 'checkout' : 'none'
}

export const messageOf = (error: unknown) => (error instanceof Error && error.message) || 'Something went wrong!'
