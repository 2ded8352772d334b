import type { User } from '@huebook/contract'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const on = (moment: string) => day.format(new Date(moment))

type Payer = Pick<User, 'plan' | 'subscription'>

/** How a plan goes on, in one sentence. */
export function aboutPlan({ plan, subscription }: Payer): string {
  if (!plan.paid || !subscription)
    return 'A paid plan lets you download and print, and create and colour more pages a month.'
  const { state, expire_at, renews_at } = subscription
  if (state === 'canceled' && expire_at)
    return `Canceled: it stays yours until ${on(expire_at)}. After that you are on the free plan, and everything you have made stays.`
  return renews_at ? `It renews on ${on(renews_at)}.` : 'Download and print as much as you like.'
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
