import type { Credit, GiftId, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { CreditKind, Credits } from '#ports/credits.ts'
import { creditQueries } from './credits.queries.ts'
import { monthBegun, nextMonth } from './month.ts'

interface Options {
  db: Db
  accounts: Pick<Accounts, 'present'>
}

type Left = Omit<Credit, 'user'>

export interface CreditService extends Credits {
  read(userId: UserId): Promise<Credit>
  /** The same without the account. */
  left(userId: UserId): Promise<Left>
  sweep(): Promise<void>
}

export function createCreditService({ db, accounts }: Options): CreditService {
  /** Whatever changes what somebody has left waits for each other: two requests never spend the same credit. */
  const inTurn = (tx: Tx, userId: UserId): Promise<void> => advisoryLock(tx, `credits of ${userId}`)

  /** Where the next credit comes from: the month while it has some, then the gift that ends first. */
  async function nextSource(tx: Tx, userId: UserId, kind: CreditKind): Promise<GiftId | null> {
    if ((await leftOfMonth(tx, userId))[kind] > 0) return null
    const gift = (await creditQueries(tx).listGiven(userId)).find((one) => one[kind] > 0)
    if (!gift) throw appError('NO_CREDIT')
    return gift.id
  }

  return {
    inTurn,

    left: (userId) => whatIsLeft(db, userId),

    async read(userId) {
      const [left, user] = await Promise.all([whatIsLeft(db, userId), accounts.present(db, userId)])
      return { ...left, user }
    },

    async reserve(tx, userId, kind) {
      await inTurn(tx, userId)
      return creditQueries(tx).insert(userId, kind, await nextSource(tx, userId, kind))
    },

    async renew(tx, reservation) {
      const use = await creditQueries(tx).find(reservation)
      if (!use) return
      await inTurn(tx, use.userId)
      await creditQueries(tx).renew(reservation)
    },

    async settle(tx, reservation, pageId) {
      const use = await creditQueries(tx).find(reservation)
      if (!use) throw appError('NO_CREDIT')
      await inTurn(tx, use.userId)
      const current = await creditQueries(tx).find(reservation)
      if (!current) throw appError('NO_CREDIT')
      if (!current.counts) await creditQueries(tx).reserveAnew(reservation, await nextSource(tx, use.userId, use.kind))
      await creditQueries(tx).settle(reservation, pageId)
    },

    async release(tx, reservation) {
      await creditQueries(tx).release(reservation)
    },

    async sweep() {
      await creditQueries(db).forgetOld()
    },
  }
}

/** What the month has left, and what was given. */
async function whatIsLeft(handle: Handle, userId: UserId): Promise<Left> {
  const month = await leftOfMonth(handle, userId)
  const gifts = await creditQueries(handle).listGiven(userId)
  const given = (kind: CreditKind) => gifts.reduce((sum, gift) => sum + gift[kind], 0)
  const [page_creation, public_page] = [given('page_creation'), given('public_page')]
  return {
    page_creation: month.page_creation + page_creation,
    public_page: month.public_page + public_page,
    given: { page_creation, public_page },
    renews_at: month.renews_at.toISOString(),
  }
}

/**
 * What is left of this month: of the subscription's own month while one runs, else of one counted from the day of sign-up.
 * What a better plan has allowed, paid or given, is not held against the month it ended in.
 */
async function leftOfMonth(handle: Handle, userId: UserId): Promise<Record<CreditKind, number> & { renews_at: Date }> {
  const queries = creditQueries(handle)
  const allowance = await queries.allowance(userId)
  if (!allowance) throw appError('USER_NOT_FOUND')
  const { now, anchor, pays, plan } = allowance
  const since = [
    monthBegun(anchor, now),
    pays ? null : await queries.paidUntil(userId, plan.name),
    await queries.givenUntil(userId, plan.name),
  ].reduce<Date>((latest, moment) => (moment && moment > latest ? moment : latest), new Date(0))
  const used = (kind: CreditKind) => queries.count(userId, kind, since)
  return {
    page_creation: Math.max(0, plan.page_creation - (await used('page_creation'))),
    public_page: Math.max(0, plan.public_page - (await used('public_page'))),
    renews_at: whenRenewed(allowance),
  }
}

type Allowance = NonNullable<Awaited<ReturnType<ReturnType<typeof creditQueries>['allowance']>>>

/** With the next month; or when the plan ends before that, whatever it was paid or given by: the one after it begins whole. */
function whenRenewed({ now, anchor, plan, paid, given }: Allowance): Date {
  const ends = [paid, given].flatMap((by) => (by?.planId === plan.id ? (by.expireAt?.getTime() ?? Infinity) : []))
  const planEnds = ends.length > 0 ? Math.max(...ends) : Infinity
  return new Date(Math.min(nextMonth(anchor, now).getTime(), planEnds))
}
