import type { Credit, User } from '@huebook/contract'
import { creditsIn, howLong, dayOf as on } from '#ui/gift-words.ts'

type Payer = Pick<User, 'plan' | 'subscription'>
type Receiver = Payer & Pick<User, 'given_plan'>

/** Whether the plan somebody is on was given to them, and is not what they pay for. */
const isGift = ({ plan, subscription, given_plan }: Receiver) =>
  given_plan?.plan.name === plan.name && subscription?.plan.name !== plan.name

/** How a plan goes on, in a sentence or two. */
export function aboutPlan(user: Receiver): string {
  const { plan, subscription, given_plan } = user
  if (!plan.paid) return 'A paid plan lets you download and print, and create and colour more pages a month.'
  if (given_plan && isGift(user))
    return [aboutGift(given_plan), subscription && aboutPaid(user)].filter(Boolean).join(' ')
  return subscription ? aboutPaid(user) : 'Download and print as much as you like.'
}

function aboutGift(gift: NonNullable<User['given_plan']>): string {
  return gift.expire_at
    ? `A gift ${howLong(gift)}. Download and print as much as you like until then; everything you make stays.`
    : 'A gift, for good. Download and print as much as you like.'
}

/** Whether a gift is still there after a moment. */
const lasts = ({ expire_at }: NonNullable<User['given_plan']>, moment: string) =>
  expire_at === null || Date.parse(expire_at) > Date.parse(moment)

/** How what is paid for goes on; named where something else is the better plan, and what comes after it where that is known. */
function aboutPaid({ plan, subscription, given_plan }: Receiver): string {
  if (!subscription) return ''
  const { state, expire_at, renews_at } = subscription
  const what = subscription.plan.name === plan.name ? 'It' : `The ${subscription.plan.title} plan you pay for`
  if (state === 'canceled' && expire_at) {
    const isLeft = given_plan && lasts(given_plan, expire_at)
    const then = isLeft ? `the ${given_plan.plan.title} plan that was given to you` : 'the free plan'
    return what === 'It'
      ? `Canceled: it stays yours until ${on(expire_at)}. After that you are on ${then}, and everything you have made stays.`
      : `${what} is canceled and ends on ${on(expire_at)}.`
  }
  return renews_at ? `${what} renews on ${on(renews_at)}.` : 'Download and print as much as you like.'
}

/** What was given on top of a month's pages; nothing where nothing was. */
export function aboutGivenCredits({ given }: Pick<Credit, 'given'>): string {
  const credits = creditsIn(given)
  return credits && `Among these is a gift of ${credits}, used last.`
}

/** What has to be done about a payment that has failed, or null where none has. */
export function aboutPayment({ subscription }: Payer): string | null {
  if (subscription?.state !== 'payment_due') return null
  const until = subscription.payment_due_at
  const what = until ? `Your plan stays until ${on(until)}: please pay by then` : 'Please pay to keep your plan'
  return `Your last payment did not go through. ${what}, with this card or another.`
}

/** What somebody loses, and when, who cancels. */
export function aboutCanceling({ subscription }: Payer): string {
  const { state, renews_at: until } = subscription ?? {}
  if (state === 'payment_due')
    return 'It ends at once, since this month is not paid for. Everything you have made stays.'
  const when = until ? `It stays yours until ${on(until)}, and nothing more is charged.` : 'Nothing more is charged.'
  return `${when} Everything you have made stays.`
}
