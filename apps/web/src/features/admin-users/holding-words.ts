import type { Credit, User, UserSubscription } from '@huebook/contract'
import { dayOf, howLong } from '#ui/gift-words.ts'
import { priceOf } from '#ui/price.ts'

/** What somebody pays for and how that goes on. */
export function paidIn(subscription: UserSubscription): string {
  const what = `${subscription.plan.title}, ${priceOf(subscription)} a month`
  const { state, expire_at, renews_at, payment_due_at, renewal_stopped } = subscription
  if (state === 'payment_due' && payment_due_at)
    return `${what}. The last payment has failed: due by ${dayOf(payment_due_at)}`
  if (state === 'canceled' && expire_at)
    return `${what}. ${renewal_stopped ? 'Stopped by the block' : 'Canceled'}, ends on ${dayOf(expire_at)}`
  return renews_at ? `${what}, renews on ${dayOf(renews_at)}` : what
}

export const givenIn = (gift: NonNullable<User['given_plan']>): string => `${gift.plan.title} ${howLong(gift)}`

/** How many credits of a kind are left, and how many of those were given. */
export function leftIn(
  { given, ...left }: Pick<Credit, 'given' | 'page_creation' | 'public_page'>,
  kind: keyof typeof given,
): string {
  return given[kind] > 0 ? `${left[kind]} left, ${given[kind]} of them given` : `${left[kind]} left`
}

type Payer = Pick<User, 'name' | 'email' | 'subscription'>

/** Whom a block is about, and what it ends where they pay. */
export function aboutBlocking({ name, email, subscription }: Payer): string {
  // With the address: there may be two of the same name.
  const who = `${name}, ${email}`
  if (subscription?.state !== 'active' || !subscription.renews_at) return who
  return `${who}. Their ${subscription.plan.title} plan (${priceOf(subscription)} a month) is not renewed any more and ends on ${dayOf(subscription.renews_at)}.`
}

/** What an administrator is offered once somebody is unblocked whose renewal the block has stopped. */
export const aboutResuming = ({ name, email, subscription }: Payer): string =>
  `${name}, ${email}. The block has stopped ${subscription ? `the renewal of ${subscription.plan.title}` : 'the renewal of their plan'}; if it goes on, the next month is charged as before.`
