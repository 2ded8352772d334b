import type { Issue } from '@huebook/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** Checks what was sent against the contract; what comes back has defaults filled in and unknown fields dropped. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { error: describe })
  if (!result.success) throw invalid(result.error.issues.map((issue) => explain(issue, value)))
  if (hasZero(result.data)) throw invalid([{ path: '', message: ZERO }])
  return result.data
}

/** PostgreSQL cannot keep it in a text, and nobody types it. */
const ZERO = 'Text cannot contain invisible zero characters'

/** A zero character breaks other rules as well, whose sentences would not help to find it. */
function explain({ path, message }: { path: PropertyKey[]; message: string }, value: unknown): Issue {
  const sent = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
  return { path: path.join('.'), message: typeof sent === 'string' && sent.includes('\0') ? ZERO : message }
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
