import { calls, type Gift, type UserId, type UserOverview } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { coloreds, pages } from '#platform/db/schema.ts'

interface Options {
  db: Db
  /** Fails where there is nobody of that id. */
  creditsLeft(userId: UserId): Promise<UserOverview['credit']>
  giftsOf(userId: UserId): Promise<Gift[]>
}

/** What an administrator sees of somebody beside their account. */
export const overviewRoutes = ({ db, creditsLeft, giftsOf }: Options): Endpoint[] => [
  endpoint(calls.readUserOverview, async ({ params: { id } }) => {
    const [credit, gifts, made, colored] = await Promise.all([
      creditsLeft(id),
      giftsOf(id),
      db.$count(pages, eq(pages.userId, id)),
      db.$count(coloreds, eq(coloreds.userId, id)),
    ])
    return { credit, gifts, pages: made, coloreds: colored }
  }),
]
