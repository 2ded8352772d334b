import { z } from 'zod'

/** Names only: an offset such as +05:17 is nobody's time zone, and its days would begin within a quarter of an hour. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

export const TimeZone = z
  .string()
  .max(64)
  .regex(NAME)
  .refine(isTimeZone, 'There is no such time zone')
  .describe('For example "Asia/Kathmandu"')
