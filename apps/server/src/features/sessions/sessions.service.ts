import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { hashToken, newToken } from '#platform/secrets/token.ts'
import type { Bearer, Sessions } from '#ports/sessions.ts'
import { sessionQueries } from './sessions.queries.ts'

const BEARER = /^Bearer ([\w-]{1,200})$/i

export interface SessionService extends Sessions {
  /** Finds out who is calling, or throws why they may not. */
  authenticate(bearer: Bearer): Promise<Caller>
  end(bearer: Bearer): Promise<void>
  sweep(): Promise<void>
}

export function createSessionService(db: Db): SessionService {
  return {
    async authenticate({ headers }) {
      const hash = heldToken(headers.authorization)
      const session = await sessionQueries(db).find(hash)
      if (session?.blocked) throw appError('BLOCKED')
      if (!session || session.ended) throw appError('SIGNED_OUT', 'Your session has ended. Please sign in again')
      if (session.stale) await sessionQueries(db).markUsed(hash)
      return { id: session.id, admin: session.admin }
    },

    async start(handle, userId) {
      const token = newToken()
      await sessionQueries(handle).insert(hashToken(token), userId)
      return token
    },

    isOpen: (handle, { headers }) => sessionQueries(handle).isThere(heldToken(headers.authorization)),

    async end({ headers }) {
      await sessionQueries(db).delete(heldToken(headers.authorization))
    },

    async endAll(handle, userId) {
      await sessionQueries(handle).deleteOf(userId)
    },

    async endByBlock(handle, userId) {
      await sessionQueries(handle).endOf(userId)
    },

    async sweep() {
      await sessionQueries(db).deleteExpired()
    },
  }
}

function heldToken(authorization: string | undefined): Buffer {
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (!token) throw appError('SIGNED_OUT')
  return hashToken(token)
}
