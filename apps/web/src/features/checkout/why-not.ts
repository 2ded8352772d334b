import type { Plan, User } from '@huebook/contract'
import { howLong } from '#ui/gift-words.ts'

type Payer = Pick<User, 'subscription' | 'given_plan'>

/** Whether it is what they pay for already; what they were given can be paid for all the same. */
const isOwn = (plan: Plan, { subscription }: Payer) => subscription?.plan.name === plan.name

/** A plan that goes on by itself; one that is canceled or not paid for can be paid for anew. */
const goesOn = ({ subscription }: Payer) => subscription?.state === 'active'

/** Why the checkout button does nothing, or null where it does something. */
export function whyNot(plan: Plan | undefined, payer: Payer): string | null {
  if (!plan) return 'Choose a plan above first.'
  if (!plan.for_sale)
    return `${plan.title} cannot be bought yet: whoever runs this site has not set it up for card payments.`
  if (isOwn(plan, payer) && goesOn(payer)) return `${plan.title} is your plan already, and goes on by itself.`
  return null
}

/** What happens once the button is pressed. */
export function whatHappens(plan: Plan, payer: Payer): string {
  const { subscription, given_plan } = payer
  if (subscription?.state === 'payment_due')
    return 'Your last payment did not go through. You pay that bill first, and then choose again.'
  if (isOwn(plan, payer)) return 'Your plan goes on, as if it had never been canceled.'
  if (subscription)
    return `You change from ${subscription.plan.title} at once, on the same card. What you have paid for this month counts towards it.`
  const gift = given_plan
    ? `You have ${given_plan.plan.title} as a gift ${howLong(given_plan)}; this is paid from today on. `
    : ''
  return `${gift}You pay by card on Stripe’s own page and come back here. Cancel any time: the plan stays until the end of the month you have paid for.`
}
