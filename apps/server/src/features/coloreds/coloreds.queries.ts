import { desc, eq, or, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { coloreds, pages, users } from '#platform/db/schema.ts'
import { contains } from '#platform/db/search.ts'

export const coloredQueries = (handle: Handle) => {
  /** By the name of who coloured, not by the address: as in the lists of pages. */
  const matching = (search: string) =>
    search ? or(contains(pages.search, search), contains(sql`search_key(${users.name})`, search)) : undefined

  return {
    list: (search: string, { limit, offset }: { limit: number; offset: number }) =>
      handle
        .select({
          colored: coloreds,
          page: { id: pages.id, title: pages.title, illustration: pages.illustration },
          user: { name: users.name },
        })
        .from(coloreds)
        .innerJoin(pages, eq(pages.id, coloreds.pageId))
        .innerJoin(users, eq(users.id, coloreds.userId))
        .where(matching(search))
        .orderBy(desc(coloreds.createdAt), desc(coloreds.id))
        .limit(limit)
        .offset(offset),

    count: async (search: string): Promise<number> => {
      const [row] = await handle
        .select({ count: sql<number>`count(*)::int` })
        .from(coloreds)
        .innerJoin(pages, eq(pages.id, coloreds.pageId))
        .innerJoin(users, eq(users.id, coloreds.userId))
        .where(matching(search))
      return row?.count ?? 0
    },
  }
}

export type ColoredRow = Awaited<ReturnType<ReturnType<typeof coloredQueries>['list']>>[number]
