import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { ColoringReviewService } from './coloring-reviews.service.ts'
import type { ReviewService } from './reviews.service.ts'

export const reviewRoutes = (reviews: ReviewService, colorings: ColoringReviewService): Endpoint[] => [
  endpoint(calls.reportPage, ({ user, params, body }) => reviews.report(user, params.id, body)),
  endpoint(calls.paginateReviews, ({ user, query }) => reviews.list(user, query.page)),
  endpoint(calls.countReviews, () => reviews.count()),
  endpoint(calls.decideReview, ({ user, params, body }) => reviews.decide(user, params.id, body)),
  endpoint(calls.reportColoring, ({ user, params, body }) => colorings.report(user, params.id, body)),
  endpoint(calls.decideColoringReview, ({ user, params, body }) => colorings.decide(user, params.id, body)),
  endpoint(calls.takeDownColoring, ({ user, params, body }) => colorings.takeDown(user, params.id, body.reason)),
]
