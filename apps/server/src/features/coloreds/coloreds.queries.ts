import type { PageId, UserId } from '@huebook/contract'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Handle } from '#platform/db/handle.ts'
import { coloreds, pageSearch, pages, shownColorings, users } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'

/** A colouring as it is kept: its drawing, how that looks on the page, and when it was last drawn on. */
export interface Drawn {
  photo: string
  preview: string
  previewSmall: string | null
  previewMedium: string | null
  /** How strongly it covers its page (%). */
  strength: number
  drawnAt: Date
}

/** The pictures of a colouring that were made here; its drawing was sent. */
export const previewsOfDrawn = ({
  preview,
  previewSmall,
  previewMedium,
}: Omit<Drawn, 'drawnAt' | 'photo' | 'strength'>): string[] =>
  [preview, previewSmall, previewMedium].flatMap((key) => key ?? [])

interface Window {
  limit: number
  offset: number
}

/** How many colourings a search goes through one by one, the newest first, before it asks the indexes. */
const WALKED = 2000

export const coloredQueries = (db: Handle) => {
  const selectRows = () =>
    db
      .select({
        colored: coloreds,
        page: {
          id: pages.id,
          title: pages.title,
          illustration: pages.illustration,
          public: pages.public,
          reviewed: pages.reviewed,
          blocked: pages.blocked,
          ownerBlocked: pages.ownerBlocked,
        },
        user: { name: users.name },
        shown: sql<boolean>`exists (select 1 from ${shownColorings} where ${shownColorings.coloredId} = ${coloreds.id}
          and ${shownColorings.reviewed} and not ${shownColorings.blocked})`,
      })
      .from(coloreds)
      .innerJoin(pages, eq(pages.id, coloreds.pageId))
      .innerJoin(users, eq(users.id, coloreds.userId))

  const rowsIn = (ids: SQL, { limit, offset }: Window) =>
    selectRows()
      .where(sql`${coloreds.id} in ${ids}`)
      .orderBy(desc(coloreds.createdAt), desc(coloreds.id))
      .limit(limit)
      .offset(offset)

  const newest = ({ limit, offset }: Window) =>
    sql`(select id from coloreds order by created_at desc, id desc limit ${limit} offset ${offset})`

  /** The title of the page, and the name of who coloured it; not their address: as in the lists of pages. */
  const titleHolds = (search: string) => contains(sql`search_key(${pages.title})`, search)
  const nameHolds = (search: string) => contains(sql`search_key(${users.name})`, search)

  /** By the indexes of what pages hold, which know more than is asked for, and of names. */
  const found = (search: string) =>
    unionAll(
      db
        .select({ id: coloreds.id })
        .from(pageSearch)
        .innerJoin(pages, eq(pages.id, pageSearch.pageId))
        .innerJoin(coloreds, eq(coloreds.pageId, pages.id))
        .where(sql`${contains(pageSearch.key, search)} and ${titleHolds(search)}`),
      db
        .select({ id: coloreds.id })
        .from(users)
        .innerJoin(coloreds, eq(coloreds.userId, users.id))
        .where(nameHolds(search)),
    )

  const walked = (search: string) =>
    db
      .select({ id: coloreds.id })
      .from(coloreds)
      .innerJoin(pages, eq(pages.id, coloreds.pageId))
      .innerJoin(users, eq(users.id, coloreds.userId))
      .where(
        sql`${coloreds.id} in ${newest({ limit: WALKED, offset: 0 })} and ${or(titleHolds(search), nameHolds(search))}`,
      )

  return {
    async list(search: string, window: Window) {
      if (!search) return rowsIn(newest(window), { ...window, offset: 0 })
      // What many have is among the newest, and what few have is in the indexes.
      const rows = await rowsIn(sql`${walked(search)}`, window)
      return rows.length === window.limit ? rows : rowsIn(sql`(${found(search)})`, window)
    },

    count: async (search: string, atMost: number): Promise<number> => {
      const ids = search
        ? sql`select distinct id from (${found(search)}) found`
        : sql`select id from coloreds order by created_at desc, id desc`
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from (${ids} limit ${atMost}) counted`,
      )
      return rows[0]?.count ?? 0
    },

    read: async (userId: UserId, pageId: PageId) =>
      (await selectRows().where(and(eq(coloreds.userId, userId), eq(coloreds.pageId, pageId))))[0],

    /** The page has to be locked: its count follows what was found by one. */
    async insert(userId: UserId, pageId: PageId, drawn: Drawn): Promise<void> {
      await db.insert(coloreds).values({ userId, pageId, ...drawn })
      await db
        .update(pages)
        .set({ coloredCount: sql`${pages.coloredCount} + 1` })
        .where(eq(pages.id, pageId))
    },

    update: (userId: UserId, pageId: PageId, drawn: Drawn) =>
      db
        .update(coloreds)
        .set(drawn)
        .where(and(eq(coloreds.userId, userId), eq(coloreds.pageId, pageId))),
  }
}

export type ColoredRow = NonNullable<Awaited<ReturnType<ReturnType<typeof coloredQueries>['read']>>>
