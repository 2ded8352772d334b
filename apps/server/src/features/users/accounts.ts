import type { User, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Handle, Tx } from '#platform/db/handle.ts'
import { takeTurns } from '#platform/db/take-turns.ts'
import { violates } from '#platform/db/violation.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { presentUser } from './user.presenter.ts'
import { userQueries } from './users.queries.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** What other features do with accounts, each inside the transaction it is handed. */
export const createAccounts = (storage: Pick<Storage, 'url'>) => ({
  find: (handle: Handle, id: UserId) => userQueries(handle).find(id),
  findByEmail: (handle: Handle, email: string) => userQueries(handle).findByEmail(email),
  hasAdmin: (handle: Handle) => userQueries(handle).hasAdmin(),

  /** Answers nothing where the address already has an account. */
  open: (handle: Handle, user: { name: string; email: string; photo?: string | null; admin?: boolean }) =>
    userQueries(handle).insert(user),

  async present(handle: Handle, id: UserId): Promise<User> {
    const row = await userQueries(handle).read(id)
    if (!row) throw appError('USER_NOT_FOUND')
    return presentUser(row, storage)
  },

  async change(handle: Handle, id: UserId, details: { name: string; photo: string | null }): Promise<void> {
    await userQueries(handle).update(id, details)
  },

  /** Answers whether the address was free. */
  async changeEmail(tx: Tx, id: UserId, email: string): Promise<boolean> {
    try {
      // A savepoint: the caller's transaction goes on when somebody else has taken the address meanwhile.
      await tx.transaction((inner) => userQueries(inner).update(id, { email }))
      return true
    } catch (error) {
      if (violates(error, 'users_email_unique')) return false
      throw error
    }
  },

  /** Makes sure that the account may go, and that nothing is added to it from now on. */
  async letGo(tx: Tx, id: UserId): Promise<void> {
    await lookAfterAdmins(tx)
    const user = await userQueries(tx).lock(id)
    if (!user) throw appError('SIGNED_OUT')
    if (user.admin && !(await userQueries(tx).hasOtherAdmin(id))) throw appError('LAST_ADMIN')
  },

  /** Removes the account and, by the database's own rules, everything it owns. */
  async remove(tx: Tx, id: UserId): Promise<void> {
    await userQueries(tx).takeBackCounts(id)
    await userQueries(tx).delete(id)
  },
})

/** Two who each check that another administrator remains must not do so at the same moment. */
export const lookAfterAdmins = (tx: Tx): Promise<void> => takeTurns(tx, 'administrators')
