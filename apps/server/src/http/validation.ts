import type { Issue } from '@huebook/contract'
import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** Checks what was sent against the contract; what comes back has defaults filled in and unknown fields dropped. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const fault = faultOf(value)
  if (fault) throw invalid([{ path: '', message: fault }])
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

/** Far deeper than anything the contract describes. */
const MAX_DEPTH = 64

/** What no schema may have to deal with. Walked with a list of what is left: input can be nested deeper than our stack. */
function faultOf(input: unknown): string | null {
  const left = [{ value: input, depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, depth } = next
    if (depth > MAX_DEPTH) return 'This request is nested too deeply'
    if (typeof value === 'string') {
      // PostgreSQL cannot keep it in a text, and nobody types it.
      if (value.includes('\0')) return 'Text cannot contain invisible zero characters'
    } else if (value !== null && typeof value === 'object' && !Buffer.isBuffer(value)) {
      for (const [key, item] of Object.entries(value))
        left.push({ value: item, depth: depth + 1 }, { value: key, depth })
    }
  }
  return null
}
