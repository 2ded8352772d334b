import { API_VERSION, calls } from '@huebook/contract'
import { clientOf } from '#http/client-address.ts'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { SetupService } from './setup.service.ts'

export const setupRoutes = (setup: SetupService): Endpoint[] => [
  endpoint(calls.createFirstAdmin, ({ body, request }) => setup.createFirstAdmin(body, clientOf(request))),
  endpoint(calls.readSetup, async () => ({ needed: await setup.isNeeded(), api: API_VERSION })),
]
