import type { FieldErrors } from '#ui/person-form/field-errors.ts'

/** What can be seen without asking anybody; the server knows the rest. */
export function mistakesIn({ name, email }: { name?: string | undefined; email: string }): FieldErrors {
  return {
    ...(name?.trim() === '' && { name: 'Please enter a name' }),
    ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: 'Please enter an email address' }),
  }
}
