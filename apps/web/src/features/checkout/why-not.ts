import type { Plan, User } from '@huebook/contract'

type Payer = Pick<User, 'plan' | 'subscription'>

const isOwn = (plan: Plan, { plan: own }: Payer) => own.paid && own.name === plan.name

/** A plan that goes on by itself; one that is canceled or not paid for can be paid for anew. */
const goesOn = ({ subscription }: Payer) => subscription?.state === 'active'

/** Why the checkout button does nothing, or null where it does something. */
export function whyNot(plan: Plan | undefined, payer: Payer): string | null {
  if (!plan) return 'Choose a plan above first.'
  if (!plan.stripe_price_id)
    return `${plan.title} cannot be bought yet: whoever runs this site has not set its price up for card payments.`
  if (isOwn(plan, payer) && goesOn(payer)) return `${plan.title} is your plan already, and goes on by itself.`
  return null
}

/** What happens once the button is pressed. */
export function whatHappens(plan: Plan, payer: Payer): string {
  const { plan: own, subscription } = payer
  if (subscription?.state === 'payment_due')
    return 'Your last payment did not go through. You pay that bill first, and then choose again.'
  if (isOwn(plan, payer)) return 'Your plan goes on, as if it had never been canceled.'
  if (own.paid)
    return `You change from ${own.title} at once, on the same card. What you have paid for this month counts towards it.`
  return 'You pay by card on Stripe’s own page and come back here. Cancel any time: the plan stays until the end of the month you have paid for.'
}
