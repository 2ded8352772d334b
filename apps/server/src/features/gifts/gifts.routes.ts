import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { GiftService } from './gifts.service.ts'

export const giftRoutes = (gifts: GiftService): Endpoint[] => [
  endpoint(calls.givePlan, ({ user, params, body }) => gifts.givePlan(user, params.id, body)),
  endpoint(calls.giveCredits, ({ user, params, body }) => gifts.giveCredits(user, params.id, body)),
  endpoint(calls.takeGiftBack, ({ user, params }) => gifts.takeBack(user, params.id)),
]
