import { AUDIT_FIELD_WORDS, type PageId, SECTIONS, type UserId } from '@huebook/contract'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Handle } from '#platform/db/handle.ts'
import { auditEntries, gifts, pages, plans, users } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'
import type { Deed } from '#ports/audit.ts'

const actor = alias(users, 'actor')
const about = alias(users, 'about')
/** Whose page it is about. */
const owner = alias(users, 'owner')
const givenPlan = alias(plans, 'given_plan')

/** What each field is called where the log is read: a price is stored as priceCents, and a section by its key. */
const fieldNames = [
  ...Object.entries(AUDIT_FIELD_WORDS),
  ...Object.entries(SECTIONS).map(([name, { title }]) => [name, title] as const),
].map(([name, called]) => sql`(${name}, ${called})`)
const fieldWords = sql`(select string_agg(coalesce(named.called, field), ' ')
  from jsonb_array_elements_text(${auditEntries.fields}) as field
  left join (values ${sql.join(fieldNames, sql`, `)}) as named(name, called) on named.name = field)`

/** What a search looks at: who, to whom or what, what it was, what of it was changed, and why. */
const words = sql`search_key(concat_ws(' ', ${actor.name}, ${about.name}, ${about.email}, ${pages.title}, ${owner.name},
  ${plans.title},
  ${givenPlan.title}, ${gifts.reason},
  replace(coalesce(${auditEntries.setting}, ''), '_', ' '), replace(${auditEntries.action}, '_', ' '),
  ${fieldWords}, ${auditEntries.reason}))`

interface Wanted {
  search: string
  userId?: UserId | undefined
}

const matching = ({ search, userId }: Wanted): SQL | undefined =>
  and(userId ? eq(auditEntries.userId, userId) : undefined, search ? contains(words, search) : undefined)

export const auditQueries = (handle: Handle) => {
  const entries = () =>
    handle
      .select({ entry: auditEntries, actor, about, page: pages, owner, plan: plans, gift: gifts, givenPlan })
      .from(auditEntries)
      .leftJoin(actor, eq(actor.id, auditEntries.actorId))
      .leftJoin(about, eq(about.id, auditEntries.userId))
      .leftJoin(pages, eq(pages.id, auditEntries.pageId))
      .leftJoin(owner, eq(owner.id, pages.userId))
      .leftJoin(plans, eq(plans.id, auditEntries.planId))
      .leftJoin(gifts, eq(gifts.id, auditEntries.giftId))
      .leftJoin(givenPlan, eq(givenPlan.id, gifts.planId))

  return {
    /** By the clock and not by when the transaction began: what was done in one of them stays in its order. */
    insert: (deed: Deed) => handle.insert(auditEntries).values({ ...deed, createdAt: sql`clock_timestamp()` }),

    list: (wanted: Wanted, { limit, offset }: { limit: number; offset: number }) =>
      entries()
        .where(matching(wanted))
        .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
        .limit(limit)
        .offset(offset),

    count: (wanted: Wanted, atMost: number) =>
      handle.$count(entries().where(matching(wanted)).limit(atMost).as('counted')),

    /** Who has blocked each of these pages last, when, and why. */
    lastBlocks: (ids: readonly PageId[]) =>
      handle
        .selectDistinctOn([auditEntries.pageId], {
          pageId: auditEntries.pageId,
          name: actor.name,
          at: auditEntries.createdAt,
          reason: auditEntries.reason,
        })
        .from(auditEntries)
        .leftJoin(actor, eq(actor.id, auditEntries.actorId))
        .where(and(inArray(auditEntries.pageId, [...ids]), eq(auditEntries.action, 'page_blocked')))
        .orderBy(auditEntries.pageId, desc(auditEntries.createdAt)),

    async forget(userId: UserId): Promise<void> {
      await handle.update(auditEntries).set({ actorId: null }).where(eq(auditEntries.actorId, userId))
      // What was written of what they did, and of their pages, may speak of them.
      await handle.update(auditEntries).set({ userId: null, reason: '' }).where(eq(auditEntries.userId, userId))
      const theirs = handle.select({ id: pages.id }).from(pages).where(eq(pages.userId, userId))
      await handle.update(auditEntries).set({ reason: '' }).where(inArray(auditEntries.pageId, theirs))
    },
  }
}

export type AuditRow = Awaited<ReturnType<ReturnType<typeof auditQueries>['list']>>[number]
