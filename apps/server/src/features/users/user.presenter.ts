import type { User, UserSubscription } from '@huebook/contract'
import { summaryOfPlan } from '#platform/db/plan-summary.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { UserRow } from './users.queries.ts'

/** Everything of an account that leaves the server. */
export const presentUser = (
  { user, plan, subscription, given }: UserRow,
  storage: Pick<Storage, 'privateUrl'>,
): User => ({
  id: user.id,
  name: user.name,
  photo: user.photo && storage.privateUrl(user.photo),
  email: user.email,
  admin: user.admin,
  stripe_id: user.stripeId,
  blocked: user.blocked,
  created_at: user.createdAt.toISOString(),
  plan,
  subscription: subscription && presentSubscription(subscription),
  given_plan: given && {
    plan: summaryOfPlan(given),
    expire_at: given.expireAt?.toISOString() ?? null,
  },
  shown_name: user.shownName,
  nickname: user.nickname,
  shares_pages: user.sharesPages,
})

/** What everybody is told of a subscription of theirs. */
export const presentSubscription = (
  subscription: NonNullable<UserRow['subscription']>,
  now = new Date(),
): UserSubscription => ({
  id: subscription.id,
  created_at: subscription.createdAt.toISOString(),
  canceled_at: subscription.canceledAt?.toISOString() ?? null,
  expire_at: subscription.expireAt?.toISOString() ?? null,
  price: subscription.priceCents / 100,
  renews_at: subscription.expireAt ? null : subscription.periodEnd.toISOString(),
  payment_due_at: subscription.paymentDueAt?.toISOString() ?? null,
  state: stateOf(subscription, now),
  renewal_stopped: subscription.renewalStoppedAt !== null && subscription.canceledAt !== null,
  plan: { title: subscription.planTitle, name: subscription.planName, paid: subscription.planPaid },
})

function stateOf({ expireAt, paymentDueAt, canceledAt }: Ending, now: Date): UserSubscription['state'] {
  if (expireAt && expireAt <= now) return 'ended'
  if (paymentDueAt) return 'payment_due'
  return canceledAt ? 'canceled' : 'active'
}

type Ending = Pick<NonNullable<UserRow['subscription']>, 'expireAt' | 'paymentDueAt' | 'canceledAt'>
