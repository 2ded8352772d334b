import type { CallResponse, calls, User, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import type { PaidSubscription, PaymentProvider } from '#platform/payments/payments.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Converge } from './converge.ts'
import { choose, holdingsOf } from './holdings.ts'
import { paymentQueries } from './payments.queries.ts'

interface Options {
  db: Db
  provider: Provider
  converge: Converge
  accounts: Pick<Accounts, 'present'>
}

type Canceled = CallResponse<typeof calls.cancelSubscription>

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/** What somebody does with the subscription they have. The provider is asked, and what it then knows is written down. */
export function createSubscriptionService({ db, provider, converge, accounts }: Options) {
  /** The one that goes on, as the provider knows it right now: what is written down here may be a moment old. */
  async function findOwn(from: PaymentProvider, userId: UserId): Promise<PaidSubscription> {
    const payer = await paymentQueries(db).findPayer(userId)
    const { kept } = choose(payer ? await holdingsOf(db, from, payer) : [])
    if (!kept) throw appError('NO_PAID_PLAN')
    return kept.subscription
  }

  return {
    async cancel(userId: UserId): Promise<Canceled> {
      const from = await provider()
      const own = await findOwn(from, userId)
      // Nothing is paid for that could run out.
      if (own.state === 'payment due') await from.end(own)
      else if (!own.endsAt) await from.stopRenewing(own)
      await converge(userId)
      const row = await paymentQueries(db).find(own.id)
      if (!row?.canceledAt || !row.expireAt) throw appError('CONFLICT')
      return { canceled_at: row.canceledAt.toISOString(), expire_at: row.expireAt.toISOString() }
    },

    async resume(userId: UserId): Promise<User> {
      const from = await provider()
      const own = await findOwn(from, userId)
      if (own.endsAt) await from.renewAgain(own)
      await converge(userId)
      return accounts.present(db, userId)
    },

    async refresh(userId: UserId): Promise<User> {
      await provider()
      await converge(userId)
      return accounts.present(db, userId)
    },
  }
}
