import type { ErrorCode } from '@huebook/contract'
import { emailMistake } from '@huebook/contract'
import { besideFields, type Refusal } from '#ui/beside-fields.ts'

export type FieldErrors = Partial<Record<'name' | 'email', string>>

const EMAIL_TAKEN: ErrorCode = 'EMAIL_TAKEN'

/** What can be seen without asking anybody; the server knows the rest. */
export function mistakesIn({ name, email }: { name?: string | undefined; email: string }): FieldErrors {
  const mistake = emailMistake(email)
  return {
    ...(name?.trim() === '' && { name: 'Please enter a name' }),
    ...(mistake !== null && { email: mistake }),
  }
}

/** What to say beside which field. */
export const fieldErrors = ({ code, message, issues }: Refusal): FieldErrors =>
  code === EMAIL_TAKEN ? { email: message } : besideFields(issues, ['name', 'email'])
