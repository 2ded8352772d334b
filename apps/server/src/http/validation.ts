import type { Issue } from '@huebook/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** Checks what was sent against the contract; what comes back has defaults filled in and unknown fields dropped. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (containsNul(value)) throw invalid([{ path: '', message: 'Text cannot contain invisible zero characters' }])
  const result = schema.safeParse(value, { error: describe })
  if (result.success) return result.data
  throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
}

const invalid = (issues: Issue[]): AppError =>
  new AppError('INVALID', issues[0]?.message ?? 'Some of what you sent is not right', issues)

/** For rules that have no sentence of their own in the contract. */
function describe(issue: { path?: PropertyKey[] | undefined; input?: unknown }): string {
  const field = issue.path?.join('.') || 'This request'
  return issue.input === undefined ? `${field} is missing` : `${field} is not right`
}

/** PostgreSQL cannot keep it in a text, and nobody types it. */
function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return false
  return Object.entries(value).some(([key, item]) => key.includes('\0') || containsNul(item))
}
