import type { CallBody, CallResponse, calls } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db } from '#platform/db/handle.ts'
import { isSame } from '#platform/secrets/is-same.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Sessions } from '#ports/sessions.ts'
import { setupCode } from './setup-link.ts'

export type SetupService = ReturnType<typeof createSetupService>

interface Options {
  db: Db
  keyedHash: KeyedHash
  accounts: Pick<Accounts, 'hasAdmin' | 'open' | 'present'>
  sessions: Pick<Sessions, 'start'>
  /** Counts one guess of this client, or throws that it was one too many. */
  countGuess(client: string): Promise<void>
}

type Given = CallBody<typeof calls.createFirstAdmin>
type Created = CallResponse<typeof calls.createFirstAdmin>

export const createSetupService = ({ db, keyedHash, accounts, sessions, countGuess }: Options) => ({
  isNeeded: async (): Promise<boolean> => !(await accounts.hasAdmin(db)),

  async createFirstAdmin({ name, email, code }: Given, client: string): Promise<Created> {
    await countGuess(client)
    return db.transaction(async (tx) => {
      // Of two who hold the link, one becomes the administrator.
      await advisoryLock(tx, 'first administrator')
      if (await accounts.hasAdmin(tx)) throw appError('SETUP_DONE')
      if (!isSame(Buffer.from(code), Buffer.from(setupCode(keyedHash))))
        throw appError('FORBIDDEN', 'This set-up link is not right. Please use the one the server has printed')
      const created = await accounts.open(tx, { name, email, admin: true })
      if (!created) throw appError('EMAIL_TAKEN')
      return { token: await sessions.start(tx, created.id), user: await accounts.present(tx, created.id) }
    })
  },
})
