import { appError } from '#http/app-error.ts'
import type { Authenticate } from '#http/register-endpoints.ts'
import type { Db } from '#platform/db/handle.ts'
import { hashSessionToken } from './session-token.ts'
import { sessionQueries } from './sessions.queries.ts'

const BEARER = /^Bearer ([\w-]{1,200})$/i

export function createSessionService(db: Db) {
  const queries = sessionQueries(db)

  const authenticate: Authenticate = async ({ headers }) => {
    const token = BEARER.exec(headers.authorization ?? '')?.[1]
    if (!token) throw appError('SIGNED_OUT')
    const hash = hashSessionToken(token)
    const session = await queries.find(hash)
    if (!session) throw appError('SIGNED_OUT', 'Your session has ended. Please sign in again')
    if (session.blocked) throw appError('BLOCKED')
    if (session.stale) await queries.markUsed(hash)
    return { id: session.id, admin: session.admin }
  }

  return { authenticate }
}
