import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { REPORT_NOTE_MAX_LENGTH, REPORT_REASONS, REVIEW_DECISIONS } from '../constants.ts'
import { BlockReason, ColoredId, PageId, paginated, Review } from '../entities.ts'
import { listQuery } from './list-query.ts'

/** What somebody says of a page or a colouring. */
export const reportBody = z.object({
  reason: z.enum(REPORT_REASONS),
  note: z
    .string()
    .trim()
    .max(REPORT_NOTE_MAX_LENGTH, `A note has at most ${REPORT_NOTE_MAX_LENGTH} characters`)
    .default(''),
})

const decisionBody = z.object({
  decision: z.enum(REVIEW_DECISIONS),
  version: z.string().max(100).describe('Of the review that was seen'),
  reason: BlockReason.describe('Why it is blocked; its owner is told'),
})

export const reviewCalls = defineCalls({
  paginateReviews: {
    method: 'GET',
    path: '/reviews/paginate',
    audience: 'admin',
    summary: 'List what waits for a look: shared uploads, colourings shown to others, and what people have reported',
    query: listQuery.pick({ page: true }),
    response: paginated(Review),
  },
  countReviews: {
    method: 'GET',
    path: '/reviews/count',
    audience: 'admin',
    summary: 'Count what waits for a look',
    response: z.object({ waiting: z.int().min(0) }),
  },
  decideReview: {
    method: 'PATCH',
    path: '/reviews/{id}/decide',
    audience: 'admin',
    summary: 'Show a page to everybody, block it, or dismiss what was reported of it; each is decided once',
    params: z.object({ id: PageId }),
    body: decisionBody,
    response: z.object({ decided: z.literal(true) }),
    errors: ['PAGE_NOT_FOUND', 'CONFLICT'],
  },
  decideColoringReview: {
    method: 'PATCH',
    path: '/reviews/colorings/{id}/decide',
    audience: 'admin',
    summary: 'Show a colouring under its page, block it, or dismiss what was reported of it; each is decided once',
    params: z.object({ id: ColoredId }),
    body: decisionBody,
    response: z.object({ decided: z.literal(true) }),
    errors: ['COLORING_NOT_FOUND', 'CONFLICT'],
  },
  takeDownColoring: {
    method: 'PATCH',
    path: '/coloreds/{id}/take-down',
    audience: 'admin',
    summary: 'Let nobody see a colouring under its page any more that was shown there; who has made it keeps it',
    params: z.object({ id: ColoredId }),
    body: z.object({ reason: BlockReason.describe('Why; whoever has made it is told') }),
    response: z.object({ taken_down: z.literal(true) }),
    errors: ['COLORING_NOT_FOUND'],
  },
})
