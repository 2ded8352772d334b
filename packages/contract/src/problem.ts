import { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** One thing that is wrong with what was sent. */
export const Issue = z.object({ path: z.string(), message: z.string() }).meta({ id: 'Issue' })
export type Issue = z.infer<typeof Issue>

/** What every failed call answers. */
export const Problem = z
  .object({
    message: z.string().describe('For a person'),
    code: z.string().describe('For a program; stable'),
    issues: z.array(Issue).optional(),
  })
  .meta({ id: 'Problem' })

export interface Problem {
  message: string
  code: ErrorCode
  issues?: Issue[]
}
