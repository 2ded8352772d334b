import type { Subscription } from '@huebook/contract'

type Dates = Pick<Subscription, 'state' | 'canceled_at' | 'expire_at' | 'renews_at' | 'payment_due_at'>

/** What happens next to a subscription, or happened last, and when; null where nothing is known. */
export function nextDate({ state, canceled_at, expire_at, renews_at, payment_due_at }: Dates) {
  const said = (word: string, moment: string | null) => (moment ? { word, moment } : null)
  if (state === 'ended') return said('Ended', expire_at ?? canceled_at)
  if (state === 'canceled') return said('Ends', expire_at)
  if (state === 'payment_due') return said('Pay by', payment_due_at)
  return said('Renews', renews_at)
}
