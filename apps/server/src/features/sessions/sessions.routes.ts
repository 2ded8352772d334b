import { calls, type UserId } from '@huebook/contract'
import { type Endpoint, endpoint, FORGETTING } from '#http/endpoint.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { SessionService } from './sessions.service.ts'

interface Options {
  db: Db
  sessions: SessionService
  /** Drops what a thief of a session may have started: signing out everywhere is what its owner does against one. */
  dropEmailChanges(tx: Tx, userId: UserId): Promise<void>
}

export const sessionRoutes = ({ db, sessions, dropEmailChanges }: Options): Endpoint[] => [
  endpoint(
    calls.signOut,
    async ({ request }) => {
      await sessions.end(request)
      return { signed_out: true as const }
    },
    FORGETTING,
  ),
  endpoint(
    calls.signOutEverywhere,
    async ({ user }) => {
      await db.transaction(async (tx) => {
        await dropEmailChanges(tx, user.id)
        await sessions.endAll(tx, user.id)
      })
      return { signed_out: true as const }
    },
    FORGETTING,
  ),
]
