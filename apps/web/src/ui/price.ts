import { once } from './once.ts'

const dollars = once(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 2 }),
)

/** What a plan costs a month, in dollars and cents. */
export const priceOf = ({ price }: { price: number }) => dollars().format(price)
