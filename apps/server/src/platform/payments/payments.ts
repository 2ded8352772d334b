import { ERRORS, type ErrorCode, type PlanName, type UserId } from '@huebook/contract'

/** A subscription as the provider knows it. One that was never paid for is none. */
export interface PaidSubscription {
  id: string
  customer: string
  /** Over is what the provider has ended; until then it may be about to end. */
  state: 'active' | 'payment due' | 'over'
  /** What of it has the price: it is this that changes with the plan. */
  itemId: string
  priceId: string
  priceCents: number
  /** What it was sold as; its price may have changed since. */
  soldAs: string | undefined
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  canceledAt: Date | null
  /** When it ends or has ended; none while it goes on. */
  endsAt: Date | null
  /** Whether it is its month that ends it, rather than a date somebody has set. */
  endsWithPeriod: boolean
  /** Since when a payment is missing. */
  dueSince: Date | null
}

export interface Bill {
  number: string
  createdAt: Date
  amountCents: number
  state: 'paid' | 'due' | 'void'
  url: string | null
}

/** What somebody is asked to pay for a price, and how often. */
export interface ProviderPrice {
  /** In the smallest unit of its currency; none where it depends on something. */
  amount: number | null
  /** Three letters. */
  currency: string
  /** None of what is paid for once. */
  every: { interval: string; count: number } | null
}

/** A customer with a subscription that has not ended, and whose it says that is. */
export interface Paying {
  customer: string
  userId: string | undefined
}

export interface Order {
  customer: string
  userId: UserId
  priceId: string
  plan: PlanName
  successUrl: string
  cancelUrl: string
}

/**
 * Who takes the money. It is the one to know what somebody pays for; nothing here is done twice, however often it is
 * asked for, and whatever becomes of the answer. A customer it has never heard of is a failure: perhaps it was asked with
 * the key of another account.
 */
export interface PaymentProvider {
  /** Answers the same customer however often it is asked; another one only after one that is gone. */
  createCustomer(userId: UserId, after: string): Promise<string>
  /** The account that the key belongs to, in words; nothing where the key may not know. */
  account(): Promise<string | null>
  /** Whether it has such a customer, or had one that was deleted. */
  hasCustomer(customer: string): Promise<boolean>
  /** Answers whether they are there and not deleted. */
  updateCustomer(customer: string, email: string): Promise<boolean>
  /** With everything they have: subscriptions end at once, cards are forgotten. */
  deleteCustomer(customer: string): Promise<void>
  /** The oldest first; none of a customer that was deleted. */
  subscriptionsOf(customer: string): Promise<PaidSubscription[]>
  /** Everybody who has a subscription that has not ended. */
  listPaying(): AsyncIterable<Paying>
  /** Where to pay, on the one page that is open for this customer; nothing where one was paid on meanwhile. */
  openCheckout(order: Order): Promise<string | null>
  /** At once, the difference prorated and paid. */
  changePrice(subscription: PaidSubscription, priceId: string): Promise<void>
  /** Lets it run out. */
  stopRenewing(subscription: PaidSubscription): Promise<void>
  /** Takes that back. */
  renewAgain(subscription: PaidSubscription): Promise<void>
  /** At once, and what is still due is no longer asked for. */
  end(subscription: PaidSubscription): Promise<void>
  /** The same, and what was paid for its present month is given back. */
  giveBack(subscription: PaidSubscription): Promise<void>
  /** Where the payment that is due can be made. */
  billOf(subscription: PaidSubscription): Promise<string | null>
  /** Its own page for cards and bills. */
  openPortal(customer: string, returnUrl: string): Promise<string>
  /** Throws as every other call does where the key does not do what the site needs it for, or nobody answers in time. */
  tryKey(): Promise<void>
  /** Nothing where nothing can be sold for it. */
  findPrice(priceId: string): Promise<ProviderPrice | null>
  /** The newest first. */
  billsOf(customer: string, atMost: number): Promise<Bill[]>
}

type PaymentErrorCode = Extract<ErrorCode, 'NOT_CONFIGURED' | 'PROVIDER_FAILED' | 'PAYMENT_FAILED'>

const LOOK_AT_SETTINGS = 'Card payments do not work for this site. An administrator has to look at its settings'

/** Why the provider has not done what it was asked, with what the person who waits is told. */
const FAILURES = {
  'no key': { code: 'NOT_CONFIGURED', message: 'Card payments are not set up yet' },
  'wrong key': { code: 'NOT_CONFIGURED', message: LOOK_AT_SETTINGS },
  /** The key works, and is of another account than our customers. */
  'another account': { code: 'NOT_CONFIGURED', message: LOOK_AT_SETTINGS },
  /** What it was asked for is not there: a price, or a customer that was never deleted. */
  gone: { code: 'NOT_CONFIGURED', message: LOOK_AT_SETTINGS },
  'bad request': { code: 'NOT_CONFIGURED', message: LOOK_AT_SETTINGS },
  declined: { code: 'PAYMENT_FAILED', message: ERRORS.PAYMENT_FAILED.message },
  away: {
    code: 'PROVIDER_FAILED',
    message: 'Card payments cannot be reached right now. Please try again in a moment',
  },
} satisfies Record<string, { code: PaymentErrorCode; message: string }>

export class PaymentError extends Error {
  readonly why: keyof typeof FAILURES
  readonly code: PaymentErrorCode

  constructor(why: keyof typeof FAILURES, options?: ErrorOptions) {
    const { code, message } = FAILURES[why]
    super(message, options)
    this.why = why
    this.code = code
  }
}

const isBecause = (error: unknown, ...reasons: PaymentError['why'][]): boolean =>
  error instanceof PaymentError && reasons.includes(error.why)

/** Whether nobody takes money here: whatever else fails may work in a while, or with another key. */
export const isWithoutKey = (error: unknown): boolean => isBecause(error, 'no key')

/** Whether it fails for as long as there is no other key. */
export const needsAnotherKey = (error: unknown): boolean => isBecause(error, 'no key', 'wrong key', 'another account')

/** Whether the provider has never heard of what it was asked for. */
export const isGone = (error: unknown): boolean => isBecause(error, 'gone')
