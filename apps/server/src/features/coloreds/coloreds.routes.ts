import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { ColoredService } from './coloreds.service.ts'

export const coloredRoutes = (coloreds: ColoredService): Endpoint[] => [
  endpoint(calls.paginateColoreds, ({ query }) => coloreds.list(query)),
]
