import type { UserId } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Handle } from '#platform/db/handle.ts'
import { hashToken, newToken } from '#platform/secrets/token.ts'
import { prepareFindSession, sessionQueries } from './sessions.queries.ts'

const BEARER = /^Bearer ([\w-]{1,200})$/i

export type SessionService = ReturnType<typeof createSessionService>

export function createSessionService(db: Db) {
  const findSession = prepareFindSession(db)

  return {
    async authenticate({ headers }: Pick<FastifyRequest, 'headers'>): Promise<Caller> {
      const hash = heldToken(headers.authorization)
      const session = await findSession(hash)
      if (!session) throw appError('SIGNED_OUT', 'Your session has ended. Please sign in again')
      if (session.blocked) throw appError('BLOCKED')
      if (session.stale) await sessionQueries(db).markUsed(hash)
      return { id: session.id, admin: session.admin }
    },

    /** Opens a session and answers its token, which is nowhere to be read again. */
    async start(handle: Handle, userId: UserId): Promise<string> {
      const token = newToken()
      await sessionQueries(handle).insert(hashToken(token), userId)
      return token
    },

    async end({ headers }: Pick<FastifyRequest, 'headers'>): Promise<void> {
      await sessionQueries(db).delete(heldToken(headers.authorization))
    },

    async endAll(handle: Handle, userId: UserId): Promise<void> {
      await sessionQueries(handle).deleteOf(userId)
    },

    async sweep(): Promise<void> {
      await sessionQueries(db).deleteExpired()
    },
  }
}

function heldToken(authorization: string | undefined): Buffer {
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (!token) throw appError('SIGNED_OUT')
  return hashToken(token)
}
