import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { ReviewService } from './reviews.service.ts'

export const reviewRoutes = (reviews: ReviewService): Endpoint[] => [
  endpoint(calls.reportPage, ({ user, params, body }) => reviews.report(user, params.id, body)),
  endpoint(calls.paginateReviews, ({ user, query }) => reviews.list(user, query.page)),
  endpoint(calls.countReviews, () => reviews.count()),
  endpoint(calls.decideReview, ({ user, params, body }) => reviews.decide(user, params.id, body)),
]
