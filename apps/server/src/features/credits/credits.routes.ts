import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { CreditService } from './credits.service.ts'

export const creditRoutes = (credits: Pick<CreditService, 'read'>): Endpoint[] => [
  endpoint(calls.readCredit, ({ user }) => credits.read(user.id)),
]
