import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { OverviewService } from './overview.service.ts'

/** What an administrator sees of somebody beside their account. */
export const overviewRoutes = (overview: OverviewService): Endpoint[] => [
  endpoint(calls.readUserOverview, ({ params: { id } }) => overview.read(id)),
]
