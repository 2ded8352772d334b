import { type PageId, PUBLIC_SETTINGS, type UserId } from '@huebook/contract'
import { and, eq, gt, inArray, lt, lte, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type PgColumn, union } from 'drizzle-orm/pg-core'
import type { Handle } from '#platform/db/handle.ts'
import {
  coloreds,
  coloredVersions,
  creations,
  fileChecks,
  pages,
  settings,
  shownColorings,
  uploads,
  users,
} from '#platform/db/schema.ts'

/** Longer than any file takes to be stored. */
const CLAIM_LIFETIME = sql`interval '1 hour'`
const POSTPONED = sql`interval '1 hour'`
/** How long an upload may wait to be used. */
const UPLOAD_PATIENCE = sql`interval '1 day'`

/** Uploads one statement looks at, so that none takes longer the more there are. */
const LOOKED_AT_ONCE = 500

/** An upload nothing has come to show within its day may go. */
const isOld = lt(uploads.createdAt, sql`now() - ${UPLOAD_PATIENCE}`)

/** Where pages and colourings name their files. */
export const OF_PAGE = [pages.illustration, pages.vector, pages.preview, pages.previewSmall]
const PREVIEWS_OF_COLORED = [coloreds.preview, coloreds.previewSmall, coloreds.previewMedium]
const PREVIEWS_OF_VERSION = [coloredVersions.preview, coloredVersions.previewSmall, coloredVersions.previewMedium]
export const OF_COLORED = [coloreds.photo, ...PREVIEWS_OF_COLORED]
/** What of a colouring others are shown: as it was when somebody looked at it. */
export const OF_SHOWN = [shownColorings.preview, shownColorings.previewSmall, shownColorings.previewMedium]
export const OF_VERSION = [coloredVersions.photo, ...PREVIEWS_OF_VERSION]

/** Settings hold addresses, inside of text. */
export const inSettings = (file: SQLWrapper | string): SQL => sql`(select true from ${settings}
  where ${inArray(settings.name, [...PUBLIC_SETTINGS])} and position(${file} in ${settings.value}) > 0 limit 1)`

/**
 * Whether anything shows this file. Each place is asked for one row, and only while those before it had none: unlike
 * `exists`, which PostgreSQL may turn into reading all people, pages and colourings to compare them at once.
 */
const isShown = (file: SQLWrapper | string): SQL => {
  const places = [users.photo, ...OF_PAGE, ...OF_COLORED, ...OF_VERSION, ...OF_SHOWN].map(
    (column) => sql`(select true from ${column.table} where ${column} = ${file} limit 1)`,
  )
  return sql`coalesce(${sql.join([...places, inSettings(file), sql`false`], sql`, `)})`
}

export const fileQueries = (handle: Handle) => {
  const keys = (column: PgColumn, where: SQL) =>
    handle
      .select({ key: sql<string | null>`${column}`.as('key') })
      .from(column.table)
      .where(where)
  type Keys = ReturnType<typeof keys>
  const allOf = async ([first, second, ...more]: Keys[]): Promise<string[]> => {
    const rows = await union(first as Keys, second as Keys, ...more)
    return rows.flatMap((row) => row.key ?? [])
  }
  /** What else there is of colourings. */
  const besideColored = (where: SQL) => {
    const ids = handle.select({ id: coloreds.id }).from(coloreds).where(where)
    return [
      ...OF_VERSION.map((column) => keys(column, inArray(coloredVersions.coloredId, ids))),
      ...OF_SHOWN.map((column) => keys(column, inArray(shownColorings.coloredId, ids))),
    ]
  }

  return {
    /** Every file that may be of no use once this person is gone. Nobody else has coloured what is left of their pages. */
    async ownedBy(userId: UserId): Promise<string[]> {
      const colored = eq(coloreds.userId, userId)
      return allOf([
        keys(uploads.key, eq(uploads.userId, userId)),
        keys(users.photo, eq(users.id, userId)),
        ...OF_PAGE.map((column) => keys(column, eq(pages.userId, userId))),
        ...OF_COLORED.map((column) => keys(column, colored)),
        ...besideColored(colored),
      ])
    },

    /** Every file that may be of no use once this page is gone, what people have coloured of it included. */
    async ofPage(id: PageId): Promise<string[]> {
      return allOf([
        ...OF_PAGE.map((column) => keys(column, eq(pages.id, id))),
        ...OF_COLORED.map((column) => keys(column, eq(coloreds.pageId, id))),
        ...besideColored(eq(coloreds.pageId, id)),
      ])
    },

    /** Every file that may be of no use once somebody's colouring of a page is gone. */
    async ofColored(userId: UserId, pageId: PageId): Promise<string[]> {
      const colored = sql`${coloreds.userId} = ${userId} and ${coloreds.pageId} = ${pageId}`
      return allOf([...OF_COLORED.map((column) => keys(column, colored)), ...besideColored(colored)])
    },

    /** Whether anything of the site still needs this file, be it only that somebody is about to store it. */
    async isUsed(file: string): Promise<boolean> {
      const { rows } = await handle.execute<{ used: boolean }>(sql`select
        exists (select 1 from ${uploads} where ${uploads.key} = ${file})
        or exists (select 1 from ${fileChecks} where ${fileChecks.key} = ${file} and ${fileChecks.dueAt} > now())
        or ${isShown(file)} as used`)
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

    async queueDeletion(files: readonly string[]): Promise<void> {
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

    /** Uploads in the order of their keys, some at a time, and whether they are old and of no use. */
    lookAtUploads: (after: string): Promise<{ key: string; unused: boolean }[]> =>
      handle
        .select({ key: uploads.key, unused: sql<boolean>`${isOld} and not ${isShown(uploads.key)}` })
        .from(uploads)
        .where(gt(uploads.key, after))
        .orderBy(uploads.key)
        .limit(LOOKED_AT_ONCE),

    /** Forgets that its owner has sent what a page was made of, unless something shows that or is being made of it. */
    async forgetSource(id: PageId): Promise<string[]> {
      const source = sql`(select ${pages.source} from ${pages} where ${pages.id} = ${id})`
      const owner = sql`(select ${pages.userId} from ${pages} where ${pages.id} = ${id})`
      const underWay = sql`exists (select 1 from ${creations} where ${creations.userId} = ${owner}
        and ${creations.endedAt} is null and ${creations.request} ->> 'photo' = ${uploads.key})`
      const isSource = and(eq(uploads.key, source), eq(uploads.userId, owner), not(underWay), not(isShown(uploads.key)))
      return (await handle.delete(uploads).where(isSource).returning({ key: uploads.key })).map((row) => row.key)
    },

    /** Forgets who sent files between these keys that are of no use, and answers which. Both of it in one transaction. */
    async forgetUnusedUploads(after: string, last: string): Promise<string[]> {
      const unused = and(gt(uploads.key, after), lte(uploads.key, last), isOld, not(isShown(uploads.key)))
      // Whoever is about to use one holds it until they are done, and only a statement after that wait sees what they did.
      await handle.select({ key: uploads.key }).from(uploads).where(unused).for('update')
      return (await handle.delete(uploads).where(unused).returning({ key: uploads.key })).map((row) => row.key)
    },
  }
}
