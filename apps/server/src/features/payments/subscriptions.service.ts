import type { CallResponse, calls, User, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import type { PaidSubscription, PaymentProvider } from '#platform/payments/payments.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import type { Converge } from './converge.ts'
import { choose, holdingsOf } from './holdings.ts'
import { paymentQueries } from './payments.queries.ts'

interface Options {
  db: Db
  provider: Provider
  converge: Converge
  accounts: Pick<Accounts, 'present'>
  audit: Pick<Audit, 'write'>
}

type Canceled = CallResponse<typeof calls.cancelSubscription>

export type SubscriptionService = ReturnType<typeof createSubscriptionService>

/** What somebody does with the subscription they have. The provider is asked, and what it then knows is written down. */
export function createSubscriptionService({ db, provider, converge, accounts, audit }: Options) {
  /** The one that goes on, as the provider knows it right now: what is written down here may be a moment old. */
  async function findKept(from: PaymentProvider, userId: UserId): Promise<PaidSubscription | undefined> {
    const payer = await paymentQueries(db).findPayer(userId)
    const { kept } = choose(payer?.customer ? await holdingsOf(db, from, userId, [payer.customer]) : [])
    return kept?.subscription
  }

  async function findOwn(from: PaymentProvider, userId: UserId): Promise<PaidSubscription> {
    const own = await findKept(from, userId)
    if (!own) throw appError('NO_PAID_PLAN')
    return own
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

    /** An administrator takes back what a block has stopped; what somebody has canceled themself is theirs to resume. */
    async resumeStopped(caller: Caller, userId: UserId): Promise<User> {
      const payer = await paymentQueries(db).findPayer(userId)
      if (!payer) throw appError('USER_NOT_FOUND')
      if (payer.blocked) throw appError('CONFLICT', 'Please unblock the account first')
      const stopped = await paymentQueries(db).findStopped(userId)
      if (!stopped) throw appError('CONFLICT', 'There is no renewal that a block has stopped')
      const from = await provider()
      const subscription = await findKept(from, userId)
      if (subscription?.id !== stopped.stripeSubscriptionId) throw appError('CONFLICT')
      if (subscription.endsAt) await from.renewAgain(subscription)
      await db.transaction((tx) => audit.write(tx, { action: 'renewal_resumed', actorId: caller.id, userId }))
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
