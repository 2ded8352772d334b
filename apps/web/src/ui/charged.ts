import type { PriceMismatch } from '@huebook/contract'
import { priceOf } from './price.ts'

type Charged = PriceMismatch['charged']

/** An amount in whichever currency, whose smallest unit Stripe counts in. */
function amountOf({ amount, currency }: Charged): string {
  if (amount === null) return 'no fixed amount'
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2))
}

function rhythmOf({ every }: Charged): string {
  if (!every) return 'once'
  return every.count === 1 ? `a ${every.interval}` : `every ${every.count} ${every.interval}s`
}

/** What people read of a plan and what they are charged, where that is not the same. */
export const wrongPrice = ({ plan, shown, charged }: PriceMismatch): string =>
  `The plan ${plan.title} says ${priceOf({ price: shown })} a month, but Stripe charges ${amountOf(charged)} ${rhythmOf(charged)}.`
