import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { CallBody, calls, Gift, GiftId, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import type { Credits } from '#ports/credits.ts'
import { type GiftRow, giftQueries } from './gifts.queries.ts'

export type GiftService = ReturnType<typeof createGiftService>

interface Options {
  db: Db
  accounts: Pick<Accounts, 'hold'>
  credits: Pick<Credits, 'inTurn'>
  audit: Pick<Audit, 'write'>
}

interface Giving {
  caller: Caller
  key: string
  userId: UserId
}

interface Terms {
  until: string | null
  reason: string
}

type Content = Pick<Parameters<ReturnType<typeof giftQueries>['insert']>[0], 'planId' | 'pageCreation' | 'publicPage'>

/** What administrators give away. It stands beside what people pay for, and changes nothing of that. */
export function createGiftService({ db, accounts, credits, audit }: Options) {
  /** The same key gives once. */
  async function give(
    tx: Tx,
    { caller, key, userId }: Giving,
    { until, reason }: Terms,
    content: Content,
  ): Promise<Gift> {
    const expireAt = until === null ? null : new Date(until)
    if (expireAt && expireAt.getTime() <= Date.now())
      throw appError('INVALID', 'Please choose a day that is still to come')
    if (!(await accounts.hold(tx, userId))) throw appError('USER_NOT_FOUND')
    const giftId = giftIdOf(caller, key)
    await advisoryLock(tx, `gift ${giftId}`)
    const gift = { planId: null, pageCreation: 0, publicPage: 0, ...content, userId, reason, expireAt }
    const given = await giftQueries(tx).read(giftId)
    if (given && !isDeepStrictEqual({ ...given.gift, ...gift }, given.gift)) throw appError('KEY_REUSED')
    if (given) return presentGift(given)
    await giftQueries(tx).insert({ ...gift, id: giftId })
    await audit.write(tx, { action: 'gift_given', actorId: caller.id, userId, giftId })
    return read(tx, giftId)
  }

  async function read(tx: Tx, id: GiftId): Promise<Gift> {
    const row = await giftQueries(tx).read(id)
    if (!row) throw appError('GIFT_NOT_FOUND')
    return presentGift(row)
  }

  return {
    givePlan: (
      caller: Caller,
      key: string,
      userId: UserId,
      { plan, ...terms }: CallBody<typeof calls.givePlan>,
    ): Promise<Gift> =>
      db.transaction(async (tx) => {
        const found = await giftQueries(tx).findPlan(plan)
        if (!found) throw appError('PLAN_NOT_FOUND')
        return give(tx, { caller, key, userId }, terms, { planId: found.id })
      }),

    giveCredits: (
      caller: Caller,
      key: string,
      userId: UserId,
      { pageCreation, publicPage, ...terms }: CallBody<typeof calls.giveCredits>,
    ): Promise<Gift> => db.transaction((tx) => give(tx, { caller, key, userId }, terms, { pageCreation, publicPage })),

    takeBack: (caller: Caller, id: GiftId): Promise<Gift> =>
      db.transaction(async (tx) => {
        const found = await giftQueries(tx).read(id)
        if (!found) throw appError('GIFT_NOT_FOUND')
        const { userId } = found.gift
        // Nothing is spent of it once this is answered, nor is it taken back twice.
        await credits.inTurn(tx, userId)
        const { state } = await read(tx, id)
        if (state !== 'running') throw appError('CONFLICT', ALREADY[state])
        await giftQueries(tx).takeBack(id)
        await audit.write(tx, { action: 'gift_taken_back', actorId: caller.id, userId, giftId: id })
        return read(tx, id)
      }),

    listOf: async (userId: UserId): Promise<Gift[]> => (await giftQueries(db).listOf(userId)).map(presentGift),
  }
}

/** A gift is named by who gives it and the key they send: sent again, it is the same. */
const giftIdOf = ({ id }: Caller, key: string): GiftId => {
  const bytes = createHash('sha256').update(`${id} ${key}`).digest().subarray(0, 16)
  // A UUID of the kind whose bits are the own affair of whoever makes it.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') as GiftId
}

const ALREADY = { ended: 'This gift has ended already', taken_back: 'This gift was taken back already' } as const

/** Everything of a gift that leaves the server. */
const presentGift = ({ gift, plan, left, isGiven }: GiftRow): Gift => ({
  id: gift.id,
  plan,
  page_creation: gift.pageCreation,
  public_page: gift.publicPage,
  left,
  reason: gift.reason,
  state: isGiven ? 'running' : gift.takenBackAt ? 'taken_back' : 'ended',
  created_at: gift.createdAt.toISOString(),
  expire_at: gift.expireAt?.toISOString() ?? null,
})
