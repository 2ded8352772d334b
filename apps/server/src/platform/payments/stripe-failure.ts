import Stripe from 'stripe'
import { PaymentError } from './payments.ts'

const { errors } = Stripe

/** Says why Stripe has not done what it was asked; its own words stay with it. */
export function explain(error: unknown): unknown {
  if (error instanceof PaymentError || !(error instanceof errors.StripeError)) return error
  return new PaymentError(reasonOf(error), { cause: error })
}

function reasonOf(error: InstanceType<typeof errors.StripeError>): PaymentError['why'] {
  if (error instanceof errors.StripeCardError) return 'declined'
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return 'wrong key'
  if (isMissing(error)) return 'gone'
  // A portal that nobody has set up, say.
  if (error instanceof errors.StripeInvalidRequestError) return 'bad request'
  return 'away'
}

/** What an operator may read of it: neither people nor what they have sent. */
export const aboutFailure = (error: unknown) =>
  error instanceof errors.StripeError
    ? { type: error.type, code: error.code, status: error.statusCode, request: error.requestId }
    : { type: String((error as Error)?.name) }

/** A key that is restricted to other things. */
export const isForbidden = (error: unknown): boolean => error instanceof errors.StripePermissionError
export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
export const isRefundedAlready = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'charge_already_refunded'
/** The key of this request has stood for another one. */
export const isKeyTaken = (error: unknown): boolean => error instanceof errors.StripeIdempotencyError
/** A failure of before, which Stripe repeats for as long as it remembers the key. */
export const isRepeated = (error: unknown): boolean =>
  error instanceof errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'
export const isRefusal = (error: unknown): boolean => error instanceof errors.StripeInvalidRequestError
