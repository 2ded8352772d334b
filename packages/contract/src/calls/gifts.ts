import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { GIFT_CREDITS_MAX, GIFT_REASON_MAX_LENGTH, GIFT_REASON_MISSING } from '../constants.ts'
import { Gift, GiftId, Moment, PlanName, UserId } from '../entities.ts'
import { visibleLine } from '../visible-line.ts'

const params = z.object({ id: UserId })

const terms = z.object({
  until: Moment.nullable().default(null).describe('When it ends; never where it is given for good'),
  reason: visibleLine('A reason', GIFT_REASON_MAX_LENGTH).min(1, GIFT_REASON_MISSING),
})

const credits = z
  .int('Please enter a whole number')
  .min(0, 'A number of credits cannot be negative')
  .max(GIFT_CREDITS_MAX, `A gift has at most ${GIFT_CREDITS_MAX} credits of a kind`)
  .default(0)

export const giftCalls = defineCalls({
  givePlan: {
    method: 'POST',
    path: '/users/{id}/gifts/plan',
    audience: 'admin',
    summary: 'Give somebody a paid plan; of what they pay for and what they were given the better holds',
    idempotent: true,
    params,
    body: terms.extend({ plan: PlanName.exclude(['free']) }),
    response: Gift,
    errors: ['USER_NOT_FOUND', 'KEY_REUSED'],
  },
  giveCredits: {
    method: 'POST',
    path: '/users/{id}/gifts/credits',
    audience: 'admin',
    summary: 'Give somebody credits, spent once those of the month are used up',
    idempotent: true,
    params,
    body: terms
      .extend({ pageCreation: credits, publicPage: credits })
      .refine(({ pageCreation, publicPage }) => pageCreation + publicPage > 0, {
        error: 'Please give at least one credit',
        path: ['pageCreation'],
      }),
    response: Gift,
    errors: ['USER_NOT_FOUND', 'KEY_REUSED'],
  },
  takeGiftBack: {
    method: 'PATCH',
    path: '/gifts/{id}/take-back',
    audience: 'admin',
    summary: 'Take a gift back; what was spent of it stays spent',
    params: z.object({ id: GiftId }),
    response: Gift,
    errors: ['GIFT_NOT_FOUND', 'CONFLICT'],
  },
})
