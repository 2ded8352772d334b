import type { Issue } from '@huebook/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** Checks what was sent against the contract; what comes back has defaults filled in and unknown fields dropped. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: describe })
  if (!result.success)
    throw invalid(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
  // PostgreSQL cannot keep it in a text, and nobody types it.
  if (hasZero(result.data)) throw invalid([{ path: '', message: 'Text cannot contain invisible zero characters' }])
  return result.data
}

const invalid = (issues: Issue[]): AppError =>
  new AppError('INVALID', issues[0]?.message ?? 'Some of what you sent is not right', issues)

/** For rules that have no sentence of their own in the contract. */
function describe(issue: { path?: PropertyKey[] | undefined; input?: unknown }): string {
  const field = issue.path?.join('.') || 'This request'
  return issue.input === undefined ? `${field} is missing` : `${field} is not right`
}

/** Looks through what is kept, and only that: what was sent besides may be anything, and as much as fits. */
function hasZero(kept: unknown): boolean {
  if (typeof kept === 'string') return kept.includes('\0')
  return typeof kept === 'object' && kept !== null && Object.values(kept).some(hasZero)
}
