import type { PageId, UserId } from '@huebook/contract'
import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { coloreds, creations, favorites, pages, users } from '#platform/db/schema.ts'

export const pageQueries = (handle: Handle) => {
  const brief = {
    id: pages.id,
    userId: pages.userId,
    public: pages.public,
    reviewed: pages.reviewed,
    blocked: pages.blocked,
    ownerBlocked: pages.ownerBlocked,
    title: pages.title,
  }

  const by = (id: PageId, userId: UserId) => and(eq(coloreds.pageId, id), eq(coloreds.userId, userId))

  return {
    /** Only what decides; it stays as it is, and its counts are nobody else's to change, until the transaction ends. */
    lock: async (id: PageId) =>
      (await handle.select(brief).from(pages).where(eq(pages.id, id)).for('no key update'))[0],

    /** What decides whether it may be called and shown otherwise. */
    findOwn: async (id: PageId, userId: UserId) =>
      (
        await handle
          .select({ ...brief, prompt: pages.prompt, vouched: pages.vouched, preview: pages.preview })
          .from(pages)
          .where(and(eq(pages.id, id), eq(pages.userId, userId)))
      )[0],

    change: (id: PageId, change: { title: string; public: boolean; reviewed: boolean }) =>
      handle.update(pages).set(change).where(eq(pages.id, id)),

    /** What it was made from, and by whom. */
    origin: async (id: PageId) =>
      (
        await handle
          .select({
            prompt: pages.prompt,
            style: pages.style,
            owner: { id: users.id, name: users.name, email: users.email, shown_name: users.shownName },
          })
          .from(pages)
          .leftJoin(users, eq(users.id, pages.userId))
          .where(eq(pages.id, id))
      )[0],

    /** The page has to be locked: the count follows what was found by one, so two at once would count one change twice. */
    async flipFavorite(id: PageId, userId: UserId) {
      const mine = and(eq(favorites.pageId, id), eq(favorites.userId, userId))
      const taken = await handle.delete(favorites).where(mine).returning({ pageId: favorites.pageId })
      const favorited = taken.length === 0
      if (favorited) await handle.insert(favorites).values({ pageId: id, userId })
      const [page] = await handle
        .update(pages)
        .set({ favoritedCount: sql`${pages.favoritedCount} + ${favorited ? 1 : -1}` })
        .where(eq(pages.id, id))
        .returning({ favoritedCount: pages.favoritedCount })
      return { favorited, favoritedCount: page?.favoritedCount ?? 0 }
    },

    setBlocked: (id: PageId, blocked: boolean) => handle.update(pages).set({ blocked }).where(eq(pages.id, id)),

    hasColored: async (id: PageId, userId: UserId): Promise<boolean> =>
      (await handle.$count(coloreds, by(id, userId))) > 0,

    /** The page has to be locked: nobody begins to colour it meanwhile. */
    isColoredByOthers: async (id: PageId, owner: UserId): Promise<boolean> =>
      (await handle.$count(coloreds, and(eq(coloreds.pageId, id), ne(coloreds.userId, owner)))) > 0,

    /** Pages of somebody that others have coloured. */
    coloredByOthers: async (owner: UserId): Promise<PageId[]> => {
      const rows = await handle
        .selectDistinct({ id: pages.id })
        .from(pages)
        .innerJoin(coloreds, eq(coloreds.pageId, pages.id))
        .where(and(eq(pages.userId, owner), ne(coloreds.userId, owner)))
      return rows.map((row) => row.id)
    },

    /** From here on it is nobody's, in no list, and there for those alone who have coloured it. */
    async giveAway(id: PageId, owner: UserId): Promise<void> {
      const colored = await handle.delete(coloreds).where(by(id, owner)).returning({ id: coloreds.id })
      await handle.delete(favorites).where(eq(favorites.pageId, id))
      await handle.update(creations).set({ pageId: null }).where(eq(creations.pageId, id))
      await handle
        .update(pages)
        .set({
          userId: null,
          ownerName: '',
          prompt: '',
          missing: [],
          public: false,
          favoritedCount: 0,
          coloredCount: sql`greatest(0, ${pages.coloredCount} - ${colored.length})`,
        })
        .where(eq(pages.id, id))
    },

    /** Those that were given away, and whose last colouring has gone. Nobody can colour them any more. */
    async unwanted(limit: number): Promise<PageId[]> {
      const wanted = handle.select({ id: coloreds.id }).from(coloreds).where(eq(coloreds.pageId, pages.id))
      const rows = await handle
        .select({ id: pages.id })
        .from(pages)
        .where(and(isNull(pages.userId), notExists(wanted)))
        .limit(limit)
        .for('update', { skipLocked: true })
      return rows.map((row) => row.id)
    },

    /** Its favourites, colourings and reports go by the database's own rules. */
    delete: (id: PageId) => handle.delete(pages).where(eq(pages.id, id)),
  }
}
