import { ERRORS } from '@huebook/contract'
import Stripe from 'stripe'
import { PaymentError } from './payments.ts'

const { errors } = Stripe

/** What trying again would not help. */
const SETTINGS = [errors.StripeAuthenticationError, errors.StripePermissionError, errors.StripeInvalidRequestError]

/** Puts what went wrong with Stripe into words for the person who waits; its own words stay with it. */
export function explain(error: unknown): unknown {
  if (error instanceof PaymentError || !(error instanceof errors.StripeError)) return error
  const options = { cause: error }
  if (error instanceof errors.StripeCardError)
    return new PaymentError('PAYMENT_FAILED', ERRORS.PAYMENT_FAILED.message, options)
  // A key or a price that is not there, or a portal that nobody has set up.
  if (SETTINGS.some((kind) => error instanceof kind))
    return new PaymentError(
      'NOT_CONFIGURED',
      'Card payments do not work for this site. An administrator has to look at its settings',
      options,
    )
  return new PaymentError(
    'PROVIDER_FAILED',
    'Card payments cannot be reached right now. Please try again in a moment',
    options,
  )
}

/** What an operator may read of it: neither people nor what they have sent. */
export const aboutFailure = (error: unknown) =>
  error instanceof errors.StripeError
    ? { type: error.type, code: error.code, status: error.statusCode, request: error.requestId }
    : { type: String((error as Error)?.name) }

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
