import { appError } from '#http/app-error.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { PaymentError } from '#platform/payments/payments.ts'
import type { PaymentEvent } from '#platform/payments/stripe-event.ts'
import { promiseRefresh, promiseRefreshAs } from './payment-jobs.ts'
import { paymentQueries } from './payments.queries.ts'

interface Options {
  db: Db
  /** Empty while nobody has set one. */
  readSecret(): Promise<string>
  /** Answers nothing for what was not signed with the secret, or not lately. */
  readEvent(body: Uint8Array, signature: string, secret: string): Promise<PaymentEvent | undefined>
  /** An event was signed with this secret. */
  onSigned(tx: Tx, secret: string): Promise<void>
}

export type TakeEvent = (body: Uint8Array, signature: string) => Promise<{ received: true }>

/**
 * An event only says whom to refresh: what it tells may be over by the time it arrives, and arrive twice, or before what
 * happened first. It is taken once the refresh is promised, so that one that is lost on the way is told again.
 */
export const createTakeEvent =
  ({ db, readSecret, readEvent, onSigned }: Options): TakeEvent =>
  async (body, signature) => {
    const secret = await readSecret()
    if (secret === '') throw new PaymentError('no key')
    const event = await readEvent(body, signature, secret)
    if (!event) throw appError('MALFORMED')
    await db.transaction(async (tx) => {
      const queries = paymentQueries(tx)
      const isNew = await queries.insertEvent(event.id)
      if (isNew && event.customer) {
        const userId = await queries.findByCustomer(event.customer)
        await (userId ? promiseRefresh(tx, userId) : promiseRefreshAs(tx, { ...event, customer: event.customer }))
      }
      await onSigned(tx, secret)
    })
    return { received: true }
  }
