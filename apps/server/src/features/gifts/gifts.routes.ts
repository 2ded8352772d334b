import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { idempotencyKeyOf } from '#http/idempotency-key.ts'
import type { GiftService } from './gifts.service.ts'

export const giftRoutes = (gifts: GiftService): Endpoint[] => [
  endpoint(calls.givePlan, ({ user, params, body, request }) =>
    gifts.givePlan(user, idempotencyKeyOf(request), params.id, body),
  ),
  endpoint(calls.giveCredits, ({ user, params, body, request }) =>
    gifts.giveCredits(user, idempotencyKeyOf(request), params.id, body),
  ),
  endpoint(calls.takeGiftBack, ({ user, params }) => gifts.takeBack(user, params.id)),
]
