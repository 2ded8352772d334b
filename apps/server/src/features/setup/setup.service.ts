import type { CallBody, CallResponse, calls, User, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import { takeTurns } from '#platform/db/take-turns.ts'
import { isSame } from '#platform/secrets/is-same.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { setupCode } from './setup-link.ts'

export type SetupService = ReturnType<typeof createSetupService>

interface Options {
  db: Db
  keyedHash: KeyedHash
  accounts: {
    hasAdmin(handle: Handle): Promise<boolean>
    open(handle: Handle, user: { name: string; email: string; admin: true }): Promise<{ id: UserId } | undefined>
    present(handle: Handle, id: UserId): Promise<User>
  }
  startSession(tx: Tx, userId: UserId): Promise<string>
  /** Counts one attempt of this client, or throws that it was one too many. */
  countAttempt(client: string): Promise<void>
}

type Given = CallBody<typeof calls.createFirstAdmin>
type Created = CallResponse<typeof calls.createFirstAdmin>

export const createSetupService = ({ db, keyedHash, accounts, startSession, countAttempt }: Options) => ({
  isNeeded: async (): Promise<boolean> => !(await accounts.hasAdmin(db)),

  async createFirstAdmin({ name, email, code }: Given, client: string): Promise<Created> {
    await countAttempt(client)
    return db.transaction(async (tx) => {
      // Of two who hold the link, one becomes the administrator.
      await takeTurns(tx, 'first administrator')
      if (await accounts.hasAdmin(tx)) throw appError('SETUP_DONE')
      if (!isSame(Buffer.from(code), Buffer.from(setupCode(keyedHash))))
        throw appError('FORBIDDEN', 'This set-up link is not right. Please use the one the server has printed')
      const created = await accounts.open(tx, { name, email, admin: true })
      if (!created) throw appError('EMAIL_TAKEN')
      return { token: await startSession(tx, created.id), user: await accounts.present(tx, created.id) }
    })
  },
})
