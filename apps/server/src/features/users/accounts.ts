import { appError } from '#http/app-error.ts'
import { violates } from '#platform/db/violation.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Accounts } from '#ports/accounts.ts'
import { keepShownNameFit } from './shown-name.ts'
import { presentUser } from './user.presenter.ts'
import { userQueries } from './users.queries.ts'

export const createAccounts = (storage: Pick<Storage, 'privateUrl'>): Accounts => ({
  find: (handle, id) => userQueries(handle).find(id),
  findByEmail: (handle, email) => userQueries(handle).findByEmail(email),
  hold: (tx, id) => userQueries(tx).hold(id),
  hasAdmin: (handle) => userQueries(handle).hasAdmin(),

  async open(handle, user) {
    const opened = await userQueries(handle).insert(user)
    if (opened) await keepShownNameFit(handle, opened.id)
    return opened
  },

  async present(handle, id) {
    const row = await userQueries(handle).read(id)
    if (!row) throw appError('USER_NOT_FOUND')
    return presentUser(row, storage)
  },

  async changeEmail(tx, id, email) {
    try {
      // A savepoint: the caller's transaction goes on when somebody else has taken the address meanwhile.
      await tx.transaction((inner) => userQueries(inner).update(id, { email }))
      return true
    } catch (error) {
      if (violates(error, 'users_email_unique')) return false
      throw error
    }
  },
})
