import type { UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { Account, Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import type { Payments } from '#ports/payments.ts'
import type { Bearer, Sessions } from '#ports/sessions.ts'
import { lockAdministrators, userQueries } from './users.queries.ts'

export type LeavingService = ReturnType<typeof createLeavingService>

/** Every feature that keeps something of a person. */
interface Keepers {
  accounts: Pick<Accounts, 'find'>
  sessions: Pick<Sessions, 'isOpen'>
  emails: {
    /** Forgets every mail that leads to the account. */
    forget(tx: Tx, userId: UserId, email: string): Promise<void>
  }
  payments: Pick<Payments, 'forget'>
  audit: Pick<Audit, 'forget'>
  pages: {
    /** Leaves pages that others have coloured to them. */
    giveAwayColored(tx: Tx, owner: UserId): Promise<void>
  }
  files: {
    queueDeletionOwnedBy(tx: Tx, userId: UserId): Promise<string[]>
  }
}

/** Removes an account with a transaction, and answers the files that may be of no use then. */
type RemoveAccount = (tx: Tx, id: UserId, request: Bearer) => Promise<string[]>

/**
 * Removes an account and, by the database's own rules, everything it owns; others keep what they have coloured of it. Each
 * feature lets go of what it has in an order of its own.
 */
export const createRemoveAccount =
  ({ accounts, sessions, emails, payments, audit, pages, files }: Keepers): RemoveAccount =>
  async (tx, id, request) => {
    const account = await accounts.find(tx, id)
    if (!account) throw appError('SIGNED_OUT')
    // Before the account, in the order a verification takes them: the other way round the two could wait for each other.
    await emails.forget(tx, id, account.email)
    // Whoever has taken the account back meanwhile has ended this session.
    if (!(await sessions.isOpen(tx, request))) throw appError('SIGNED_OUT')
    await lockForDeletion(tx, account)
    // With the deletion or not at all, and whether or not the provider can be reached: nobody is kept from leaving.
    await payments.forget(tx, id)
    // First: it locks all pages that this has to do with, in one order.
    await userQueries(tx).takeBackCounts(id)
    // While their pages are still theirs.
    await audit.forget(tx, id)
    await pages.giveAwayColored(tx, id)
    const owned = await files.queueDeletionOwnedBy(tx, id)
    await userQueries(tx).delete(id)
    return owned
  }

interface Options {
  db: Db
  background: Background
  removeAccount: RemoveAccount
  deleteUnused(keys: readonly string[]): Promise<void>
}

/** How somebody leaves: at once, and their files soon after. */
export const createLeavingService = ({ db, background, removeAccount, deleteUnused }: Options) => ({
  async delete(id: UserId, request: Bearer): Promise<{ deleted: true }> {
    const keys = await db.transaction((tx) => removeAccount(tx, id, request))
    background.run('deletion of files', () => deleteUnused(keys))
    return { deleted: true }
  },
})

/** From here on nothing is added to the account; throws where it has to stay. */
async function lockForDeletion(tx: Tx, { id, admin }: Account): Promise<void> {
  if (admin) await lockAdministrators(tx)
  const user = await userQueries(tx).lock(id)
  if (!user) throw appError('SIGNED_OUT')
  if (user.admin && !(await userQueries(tx).hasOtherAdmin(id))) throw appError('LAST_ADMIN')
}
