import { emailMistake } from '@huebook/contract'
import type { FieldErrors } from './field-errors.ts'

/** What can be seen without asking anybody; the server knows the rest. */
export function mistakesIn({ name, email }: { name?: string | undefined; email: string }): FieldErrors {
  const mistake = emailMistake(email)
  return {
    ...(name?.trim() === '' && { name: 'Please enter a name' }),
    ...(mistake !== null && { email: mistake }),
  }
}
