import { PUBLIC_SETTINGS, type UserId } from '@huebook/contract'
import { and, eq, gt, inArray, lt, lte, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Handle } from '#platform/db/handle.ts'
import { coloreds, fileChecks, pages, settings, uploads, users } from '#platform/db/schema.ts'

/** Longer than any file takes to be stored. */
const CLAIM_LIFETIME = sql`interval '1 hour'`
const POSTPONED = sql`interval '1 hour'`
/** How long an upload may wait to be used. */
const UPLOAD_PATIENCE = sql`interval '1 day'`

/** Everything that can show a file. Each on its own, so that PostgreSQL can compare whole tables at once. */
const shownBy = (file: SQLWrapper | string): SQL[] => [
  ...[users.photo, pages.illustration, pages.vector, pages.preview, coloreds.photo, coloreds.preview].map(
    (column) => sql`exists (select 1 from ${column.table} where ${column} = ${file})`,
  ),
  // Settings hold addresses, inside of text.
  sql`exists (select 1 from ${settings}
      where ${inArray(settings.name, [...PUBLIC_SETTINGS])} and position(${file} in ${settings.value}) > 0)`,
]

export const fileQueries = (handle: Handle) => {
  const key = (column: unknown) => sql<string | null>`${column}`.as('key')
  const ownPages = (userId: UserId) => handle.select({ id: pages.id }).from(pages).where(eq(pages.userId, userId))

  return {
    /** Every file that may be of no use once this person is gone, other people's colourings of their pages included. */
    async ownedBy(userId: UserId): Promise<string[]> {
      const lost = or(eq(coloreds.userId, userId), inArray(coloreds.pageId, ownPages(userId)))
      const rows = await union(
        handle
          .select({ key: key(uploads.key) })
          .from(uploads)
          .where(eq(uploads.userId, userId)),
        handle
          .select({ key: key(users.photo) })
          .from(users)
          .where(eq(users.id, userId)),
        handle
          .select({ key: key(pages.illustration) })
          .from(pages)
          .where(eq(pages.userId, userId)),
        handle
          .select({ key: key(pages.vector) })
          .from(pages)
          .where(eq(pages.userId, userId)),
        handle
          .select({ key: key(pages.preview) })
          .from(pages)
          .where(eq(pages.userId, userId)),
        handle
          .select({ key: key(coloreds.photo) })
          .from(coloreds)
          .where(lost),
        handle
          .select({ key: key(coloreds.preview) })
          .from(coloreds)
          .where(lost),
      )
      return rows.flatMap((row) => row.key ?? [])
    },

    /** Whether anything of the site still needs this file, be it only that somebody is about to store it. */
    async isUsed(file: string): Promise<boolean> {
      const { rows } = await handle.execute<{ used: boolean }>(sql`select
        exists (select 1 from ${uploads} where ${uploads.key} = ${file})
        or exists (select 1 from ${fileChecks} where ${fileChecks.key} = ${file} and ${fileChecks.dueAt} > now())
        or ${or(...shownBy(file))} as used`)
      return rows[0]?.used ?? true
    },

    /** Keeps a file safe while it is being stored; should that break off, the file is looked at afterwards. */
    async claim(file: string): Promise<string> {
      const dueAt = sql`now() + ${CLAIM_LIFETIME}`
      const [row] = await handle.insert(fileChecks).values({ key: file, dueAt }).returning({ id: fileChecks.id })
      return row?.id ?? ''
    },

    /** Answers whether the claim still stood. */
    async giveBack(claim: string): Promise<boolean> {
      const held = and(eq(fileChecks.id, claim), gt(fileChecks.dueAt, sql`now()`))
      return (await handle.delete(fileChecks).where(held).returning({ id: fileChecks.id })).length > 0
    },

    async giveUp(files: readonly string[]): Promise<void> {
      // As one array: a person may own more files than a statement can have parameters.
      await handle.execute(sql`insert into ${fileChecks} (key) select unnest(${sql.param(files)}::text[])`)
    },

    /** The files to look at, those that have waited longest first. */
    async due(limit: number): Promise<string[]> {
      const rows = await handle
        .select({ key: fileChecks.key })
        .from(fileChecks)
        .where(lte(fileChecks.dueAt, sql`now()`))
        .orderBy(fileChecks.dueAt)
        .limit(limit)
      return [...new Set(rows.map((row) => row.key))]
    },

    /** A file was looked at. */
    settle: (file: string) =>
      handle.delete(fileChecks).where(and(eq(fileChecks.key, file), lte(fileChecks.dueAt, sql`now()`))),

    postpone: (file: string) =>
      handle
        .update(fileChecks)
        .set({ dueAt: sql`now() + ${POSTPONED}` })
        .where(and(eq(fileChecks.key, file), lte(fileChecks.dueAt, sql`now()`))),

    /** Forgets who sent files that nothing has come to show within a day, and answers which they were. */
    async forgetUnusedUploads(): Promise<string[]> {
      const old = lt(uploads.createdAt, sql`now() - ${UPLOAD_PATIENCE}`)
      const unused = and(old, ...shownBy(uploads.key).map(not))
      return (await handle.delete(uploads).where(unused).returning({ key: uploads.key })).map((row) => row.key)
    },
  }
}
