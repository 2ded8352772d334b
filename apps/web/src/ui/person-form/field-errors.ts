import type { ErrorCode, Issue } from '@huebook/contract'

/** Why the server did not take what was filled in. */
export interface Refusal {
  code: string
  message: string
  issues: readonly Issue[]
}

export type FieldErrors = Partial<Record<'name' | 'email', string>>

const EMAIL_TAKEN: ErrorCode = 'EMAIL_TAKEN'

/** What to say beside which field. */
export function fieldErrors({ code, message, issues }: Refusal): FieldErrors {
  if (code === EMAIL_TAKEN) return { email: message }
  const errors: FieldErrors = {}
  for (const { path, message } of issues) {
    if (path === 'name' || path === 'email') errors[path] ??= message
  }
  return errors
}
