import { createHash } from 'node:crypto'
import type { ReviewDecision } from '@huebook/contract'
import { appError } from '#http/app-error.ts'

/** What somebody has said that nobody has decided about. */
interface OpenReport {
  id: string
  createdAt: Date
}

/** What there is to see of something in review: it changes with how it looks, with every report, and with every decision. */
export const versionOf = (seen: readonly unknown[], open: readonly OpenReport[]): string =>
  createHash('sha256')
    .update(JSON.stringify([...seen, ...open.map(({ id, createdAt }) => [id, createdAt.getTime()])]))
    .digest('base64url')

interface Found {
  about: 'page' | 'colouring'
  reviewed: boolean
  blocked: boolean
  open: readonly OpenReport[]
  version: string
}

/** Refuses what was decided meanwhile, and a decision by somebody who has not seen what there is now. */
export function mustBeOpen({ about, reviewed, blocked, open, version }: Found, decision: ReviewDecision, seen: string) {
  if (blocked || (reviewed && open.length === 0))
    throw appError('CONFLICT', `Another administrator has decided about this ${about} meanwhile`)
  if (version !== seen)
    throw appError('CONFLICT', `There is something new about this ${about}. Please look at it again`)
  if (decision === 'dismiss' && open.length === 0)
    throw appError('INVALID', `Nobody has reported this ${about}. Please approve or block it`)
}
