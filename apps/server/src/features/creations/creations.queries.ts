import type { CreationId, CreationStage, PageId, UserId } from '@huebook/contract'
import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { type CreationRequest, creations, pages } from '#platform/db/schema.ts'
import { notify } from '#platform/notices/notices.ts'

export type CreationRow = typeof creations.$inferSelect

/** How long it is told how a creation has ended. */
const TOLD_FOR = sql`interval '1 hour'`
/** How long a creation is kept, and the same key does not make a second page. */
const KEPT_FOR = sql`interval '1 day'`
const LISTED = 20
/** So many descriptions are offered again. */
const RECENT = 8

/** What other processes wait for. */
export const topicOf = (id: CreationId) => `creation ${id}` as const

export const creationQueries = (handle: Handle) => ({
  async insert(creation: {
    userId: UserId
    key: string
    request: CreationRequest
    creditUseId: string
  }): Promise<CreationId> {
    const [row] = await handle.insert(creations).values(creation).returning({ id: creations.id })
    if (!row) throw new Error('a creation was not written')
    return row.id
  },

  findByKey: async (userId: UserId, key: string) =>
    (
      await handle
        .select()
        .from(creations)
        .where(and(eq(creations.userId, userId), eq(creations.key, key)))
    )[0],

  find: async (id: CreationId) => (await handle.select().from(creations).where(eq(creations.id, id)))[0],

  /** The creation, while it has not ended; nobody else ends it until this transaction does. */
  lockUnderWay: async (id: CreationId) =>
    (
      await handle
        .select()
        .from(creations)
        .where(and(eq(creations.id, id), isNull(creations.endedAt)))
        .for('update')
    )[0],

  /** Those under way, and those that have ended a moment ago, the newest first. */
  list: (userId: UserId) =>
    handle
      .select()
      .from(creations)
      .where(
        and(
          eq(creations.userId, userId),
          sql`${creations.request} ->> 'from' = 'prompt'`,
          or(isNull(creations.endedAt), gt(creations.endedAt, sql`now() - ${TOLD_FOR}`)),
        ),
      )
      .orderBy(desc(creations.createdAt), desc(creations.id))
      .limit(LISTED),

  /** What was described last, each once. */
  async recentPrompts(userId: UserId): Promise<string[]> {
    const lately = handle
      .select({ prompt: pages.prompt, createdAt: pages.createdAt })
      .from(pages)
      .where(and(eq(pages.userId, userId), sql`${pages.prompt} <> ''`))
      .orderBy(desc(pages.createdAt))
      .limit(10 * RECENT)
      .as('lately')
    const rows = await handle
      .select({ prompt: lately.prompt })
      .from(lately)
      .groupBy(lately.prompt)
      .orderBy(desc(sql`max(${lately.createdAt})`))
      .limit(RECENT)
    return rows.map(({ prompt }) => prompt)
  },

  /** The pages of somebody with this picture, by its names. None is deleted until the transaction ends. */
  pagesOf: (userId: UserId, illustrations: readonly string[]) =>
    handle
      .select({ id: pages.id, public: pages.public })
      .from(pages)
      .where(and(inArray(pages.illustration, [...illustrations]), eq(pages.userId, userId)))
      .for('key share'),

  async insertPage(page: typeof pages.$inferInsert): Promise<PageId> {
    const [row] = await handle.insert(pages).values(page).returning({ id: pages.id })
    if (!row) throw new Error('a page was not written')
    return row.id
  },

  begin: (id: CreationId) =>
    handle
      .update(creations)
      .set({ attempts: sql`${creations.attempts} + 1` })
      .where(eq(creations.id, id)),

  /** It was begun for nothing. */
  takeBack: (id: CreationId) =>
    handle
      .update(creations)
      .set({ attempts: sql`greatest(${creations.attempts} - 1, 0)` })
      .where(eq(creations.id, id)),

  /**
   * Tells how far it is to whoever follows it, at whichever process; it never goes back. In one transaction that does not
   * wait for the disk: what is lost of it with the machine is only how far the page was.
   */
  async progress(id: CreationId, stage: CreationStage, percent: number, preview: string | undefined): Promise<void> {
    await handle.execute(sql`set local synchronous_commit = off`)
    await handle
      .update(creations)
      .set({ stage, percent: sql`greatest(${creations.percent}, ${percent})`, ...(preview && { preview }) })
      .where(and(eq(creations.id, id), isNull(creations.endedAt)))
    await notify(handle, topicOf(id))
  },

  async end(id: CreationId, how: { pageId: PageId } | { problem: NonNullable<CreationRow['problem']> }): Promise<void> {
    const drawn = 'pageId' in how && { percent: 100 }
    await handle
      .update(creations)
      .set({ ...how, ...drawn, endedAt: sql`now()`, preview: null })
      .where(eq(creations.id, id))
    await notify(handle, topicOf(id))
  },

  forgetOld: () =>
    handle
      .delete(creations)
      .where(and(lt(creations.createdAt, sql`now() - ${KEPT_FOR}`), sql`${creations.endedAt} is not null`)),
})
