import type { Credit, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import { takeTurns } from '#platform/db/take-turns.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { CreditKind, Credits } from '#ports/credits.ts'
import { creditQueries } from './credits.queries.ts'
import { monthBegun } from './month.ts'

interface Options {
  db: Db
  accounts: Pick<Accounts, 'present'>
}

export interface CreditService extends Credits {
  read(userId: UserId): Promise<Credit>
  sweep(): Promise<void>
}

export function createCreditService({ db, accounts }: Options): CreditService {
  /** Whatever changes what somebody has left waits for each other: two requests never spend the same credit. */
  const inTurn = (tx: Tx, userId: UserId): Promise<void> => takeTurns(tx, `credits of ${userId}`)

  async function requireLeft(tx: Tx, userId: UserId, kind: CreditKind): Promise<void> {
    const left = await whatIsLeft(tx, userId)
    if (left[kind] <= 0) throw appError('NO_CREDIT')
  }

  return {
    async read(userId) {
      const [left, user] = await Promise.all([whatIsLeft(db, userId), accounts.present(db, userId)])
      return { ...left, user }
    },

    async reserve(tx, userId, kind) {
      await inTurn(tx, userId)
      await requireLeft(tx, userId, kind)
      return creditQueries(tx).insert(userId, kind)
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
      if (!current.counts) {
        await requireLeft(tx, use.userId, use.kind)
        await creditQueries(tx).reserveAnew(reservation)
      }
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

/**
 * What is left of this month: of the subscription's own month while one runs, else of one counted from the day of sign-up.
 * What a subscription paid for that has ended is not held against the free month it ended in.
 */
async function whatIsLeft(handle: Handle, userId: UserId): Promise<Record<CreditKind, number>> {
  const allowance = await creditQueries(handle).allowance(userId)
  if (!allowance) throw appError('USER_NOT_FOUND')
  const { now, joined, free, running, paidUntil } = allowance
  const month = monthBegun(running?.anchor ?? joined, now)
  const since = !running && paidUntil && paidUntil > month ? paidUntil : month
  const { pageCreationLimit, publicPageLimit } = running?.plan ?? free
  const used = (kind: CreditKind) => creditQueries(handle).count(userId, kind, since)
  return {
    page_creation: Math.max(0, pageCreationLimit - (await used('page_creation'))),
    public_page: Math.max(0, publicPageLimit - (await used('public_page'))),
  }
}
