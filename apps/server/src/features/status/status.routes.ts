import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { StatusService } from './status.service.ts'

export const statusRoutes = (status: StatusService): Endpoint[] => [
  endpoint(calls.readAppStatus, () => status.read()),
  endpoint(calls.checkAppStatus, () => status.check()),
]
