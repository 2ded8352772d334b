import type { UserId } from '@huebook/contract'
import { and, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Handle, Tx } from '#platform/db/handle.ts'
import { planOf } from '#platform/db/plan-of.ts'
import { summaryOfPlan } from '#platform/db/plan-summary.ts'
import { coloreds, favorites, pages, users } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'
import { type QueryBuilder, statement } from '#platform/db/statement.ts'

type Changeable = 'name' | 'email' | 'photo' | 'blocked' | 'nickname' | 'sharesPages'
type Change = Partial<Pick<typeof users.$inferInsert, Changeable>>
type NewUser = Pick<typeof users.$inferInsert, 'name' | 'email' | 'photo' | 'admin'>

/** The site itself is nobody one could read of, write to, edit or block. */
const isPerson = sql`not ${users.house}`

const firstName = sql<string>`first_name(${users.name})`
const hasChosenNone = and(isPerson, isNull(users.nickname))

/** People with the plan they are on, the subscription they have and the plan they were given. */
function selectUsers(db: QueryBuilder) {
  const { running, given, held } = planOf(db)
  const fields = {
    user: users,
    plan: summaryOfPlan(held),
    subscription: {
      id: running.id,
      createdAt: running.createdAt,
      canceledAt: running.canceledAt,
      expireAt: running.expireAt,
      paymentDueAt: running.paymentDueAt,
      renewalStoppedAt: running.renewalStoppedAt,
      priceCents: running.priceCents,
      periodEnd: running.periodEnd,
      planTitle: running.planTitle,
      planName: running.planName,
      planPaid: running.planPaid,
    },
    given: { title: given.planTitle, name: given.planName, paid: given.planPaid, expireAt: given.expireAt },
  }
  const query = db
    .select(fields)
    .from(users)
    .leftJoinLateral(running, sql`true`)
    .leftJoinLateral(given, sql`true`)
    .innerJoinLateral(held, sql`true`)
  return { query, fields, optional: ['subscription', 'given'] }
}

const id = sql.placeholder('id')
/** Only what decides: may they, and whose is it. */
const brief = {
  id: users.id,
  name: users.name,
  email: users.email,
  admin: users.admin,
  blocked: users.blocked,
  photo: users.photo,
}
const isThem = and(eq(users.id, id), isPerson)
const readUser = statement((db) => {
  const { query, ...rows } = selectUsers(db)
  return { query: query.where(isThem), ...rows }
})
const fields = brief
const findUser = statement((db) => ({ query: db.select(brief).from(users).where(isThem), fields }))
const holdUser = statement((db) => ({ query: db.select(brief).from(users).where(isThem).for('share'), fields }))
const lockUser = statement((db) => ({ query: db.select(brief).from(users).where(isThem).for('update'), fields }))
const findUserByEmail = statement((db) => ({
  query: db
    .select(brief)
    .from(users)
    .where(and(eq(users.email, sql.placeholder('email')), isPerson)),
  fields,
}))

/** Two who each check that another administrator remains must not do so at the same moment. */
export const lockAdministrators = (tx: Tx): Promise<void> => advisoryLock(tx, 'administrators')

export const userQueries = (handle: Handle) => {
  const matching = (search: string) => and(isPerson, search ? contains(users.search, search) : undefined)

  return {
    read: async (id: UserId) => (await readUser(handle, { id }))[0],

    list: (search: string, { limit, offset }: { limit: number; offset: number }) =>
      selectUsers(handle)
        .query.where(matching(search))
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(limit)
        .offset(offset),

    count: (search: string, atMost: number) =>
      handle.$count(handle.select({ id: users.id }).from(users).where(matching(search)).limit(atMost).as('counted')),

    find: async (id: UserId) => (await findUser(handle, { id }))[0],
    hold: async (id: UserId) => (await holdUser(handle, { id }))[0],
    lock: async (id: UserId) => (await lockUser(handle, { id }))[0],
    findByEmail: async (email: string) => (await findUserByEmail(handle, { email }))[0],

    /** Answers nothing where the address already has an account. */
    insert: async (user: NewUser) =>
      (
        await handle.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning({ id: users.id })
      )[0],

    update: (id: UserId, change: Change) => handle.update(users).set(change).where(eq(users.id, id)),

    shownName: async (id: UserId) =>
      (await handle.select({ shownName: users.shownName }).from(users).where(eq(users.id, id)))[0]?.shownName,

    /** What others would see them as, had they chosen nothing, and what they have chosen. */
    names: async (id: UserId) =>
      (await handle.select({ nickname: users.nickname, firstName }).from(users).where(eq(users.id, id)))[0],

    /** Of everybody who has chosen no other, each once. */
    firstNames: async () =>
      (await handle.selectDistinct({ firstName }).from(users).where(hasChosenNone)).map((row) => row.firstName),

    showByLetter: (firstNames: string[]) =>
      handle
        .update(users)
        .set({ nickname: sql`left(${users.shownName}, 1) || '.'` })
        .where(and(hasChosenNone, inArray(users.shownName, firstNames))),

    /** What this person has favourited and coloured no longer counts for other people's pages. */
    async takeBackCounts(id: UserId): Promise<void> {
      const favorited = handle.select({ id: favorites.pageId }).from(favorites).where(eq(favorites.userId, id))
      const colored = handle.select({ id: coloreds.pageId }).from(coloreds).where(eq(coloreds.userId, id))
      // Or nobody's, as those are that were deleted and kept for whoever has coloured them.
      const isOthers = sql`${pages.userId} is distinct from ${id}`
      // In one order, or two people who leave at once could wait for each other. The own ones as well: what others do
      // with them writes what is about to go with the account.
      await handle
        .select({ id: pages.id })
        .from(pages)
        .where(or(eq(pages.userId, id), inArray(pages.id, favorited), inArray(pages.id, colored)))
        .orderBy(pages.id)
        .for('update')
      await handle
        .update(pages)
        .set({ favoritedCount: sql`greatest(0, ${pages.favoritedCount} - 1)` })
        .where(and(isOthers, inArray(pages.id, favorited)))
      await handle
        .update(pages)
        .set({ coloredCount: sql`greatest(0, ${pages.coloredCount} - 1)` })
        .where(and(isOthers, inArray(pages.id, colored)))
    },

    delete: (id: UserId) => handle.delete(users).where(eq(users.id, id)),

    hasAdmin: async () => {
      const admin = handle.select({ id: users.id }).from(users).where(eq(users.admin, true))
      return (await admin.limit(1)).length > 0
    },

    /** A blocked administrator cannot look after the site. */
    hasOtherAdmin: async (than: UserId) =>
      (await handle.$count(users, and(eq(users.admin, true), eq(users.blocked, false), ne(users.id, than)))) > 0,
  }
}

export type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof userQueries>['read']>>>
