import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { AnalyticsService } from './analytics.service.ts'

export const analyticsRoutes = (analytics: AnalyticsService): Endpoint[] => [
  endpoint(calls.readCounters, ({ query }) => analytics.counters(query.timeZone)),
  endpoint(calls.readCharts, ({ query }) => analytics.charts(query.timeZone)),
]
