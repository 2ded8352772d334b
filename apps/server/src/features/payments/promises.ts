import type { Payments } from '#ports/payments.ts'
import { isRenewing } from './paid-row.ts'
import { promiseComparison, promiseRefresh, promiseStopRenewing, promiseToForget } from './payment-jobs.ts'
import { paymentQueries } from './payments.queries.ts'

/** What other features ask of payments. */
export const paymentPromises: Payments = {
  async forget(tx, userId) {
    const payer = await paymentQueries(tx).findPayer(userId)
    if (!payer?.customer) return
    const running = await paymentQueries(tx).listRunning(userId)
    await promiseToForget(tx, payer.customer, running.length > 0)
  },
  async stopRenewing(tx, userId) {
    await promiseStopRenewing(tx, userId)
    return (await paymentQueries(tx).listRunning(userId)).some(isRenewing)
  },
  async unblock(tx, userId) {
    const running = await paymentQueries(tx).listRunning(userId)
    const stopped = running.find(({ renewalStoppedAt }) => renewalStoppedAt)
    // It is being stopped at this moment, or that has failed: only the provider knows.
    if (stopped && isRenewing(stopped)) await promiseRefresh(tx, userId)
    if (stopped) return 'stopped'
    return running.some(isRenewing) ? 'goes on' : null
  },
  compare: promiseComparison,
}
