import type { AuditAction, CallResponse, calls, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import type { Audit } from '#ports/audit.ts'
import type { Payments } from '#ports/payments.ts'
import type { Sessions } from '#ports/sessions.ts'
import { lockAdministrators, userQueries } from './users.queries.ts'

export type BlockingService = ReturnType<typeof createBlockingService>

interface Options {
  db: Db
  sessions: Pick<Sessions, 'endAll' | 'endByBlock'>
  payments: Pick<Payments, 'stopRenewing' | 'unblock'>
  audit: Pick<Audit, 'write'>
}

type Toggled = CallResponse<typeof calls.toggleUserBlocked>

/** How administrators shut somebody out, and let them in again. */
export function createBlockingService({ db, sessions, payments, audit }: Options) {
  return {
    async toggle(caller: Caller, id: UserId): Promise<Toggled> {
      if (caller.id === id) throw appError('SELF_BLOCK')
      return db.transaction(async (tx) => {
        await lockAdministrators(tx)
        // Of two administrators who block each other at once the second is blocked by now: one always remains.
        const blocking = await userQueries(tx).find(caller.id)
        if (!blocking || blocking.blocked) throw appError(blocking ? 'BLOCKED' : 'SIGNED_OUT')
        const user = await userQueries(tx).lock(id)
        if (!user) throw appError('USER_NOT_FOUND')
        await (user.blocked ? sessions.endAll(tx, id) : sessions.endByBlock(tx, id))
        await userQueries(tx).update(id, { blocked: !user.blocked })
        const write = (action: AuditAction) => audit.write(tx, { action, actorId: caller.id, userId: id })
        await write(user.blocked ? 'user_unblocked' : 'user_blocked')
        if (!user.blocked) {
          const stopped = await payments.stopRenewing(tx, id)
          if (stopped) await write('renewal_stopped')
          return { blocked: true, renewal_stopped: stopped }
        }
        const renewal = await payments.unblock(tx, id)
        if (renewal === 'goes on') await write('renewal_resumed')
        return { blocked: false, renewal_stopped: renewal === 'stopped' }
      })
    },
  }
}
