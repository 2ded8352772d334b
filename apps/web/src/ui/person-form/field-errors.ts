import type { ErrorCode } from '@huebook/contract'
import { besideFields, type Refusal } from '#ui/beside-fields.ts'

export type FieldErrors = Partial<Record<'name' | 'email', string>>

const EMAIL_TAKEN: ErrorCode = 'EMAIL_TAKEN'

/** What to say beside which field. */
export const fieldErrors = ({ code, message, issues }: Refusal): FieldErrors =>
  code === EMAIL_TAKEN ? { email: message } : besideFields(issues, ['name', 'email'])
