export const NO_EMAIL = 'Please enter an email address'
const INCOMPLETE_EMAIL = 'That address is not complete: it needs something like name@example.com'

/** What is wrong with an address as it is typed, as far as its shape alone tells; null where it may well be one. */
export function emailMistake(typed: string): string | null {
  const address = typed.trim()
  if (address === '') return NO_EMAIL
  if (!/\S@\S+\.\S/.test(address)) return INCOMPLETE_EMAIL
  return /^\S+@\S+\.\S+$/.test(address) ? null : NO_EMAIL
}
