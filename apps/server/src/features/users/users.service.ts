import type { CallBody, CallQuery, calls, Paginated, User, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type Accounts, lookAfterAdmins } from './accounts.ts'
import { presentUser } from './user.presenter.ts'
import { userQueries } from './users.queries.ts'

export type UserService = ReturnType<typeof createUserService>

interface Options {
  db: Db
  storage: Pick<Storage, 'url'>
  accounts: Accounts
  /** The key of an uploaded picture, if one of these people has sent it. */
  uploadedKey(handle: Handle, url: string, by: readonly UserId[]): Promise<string | null>
  endSessions(tx: Tx, userId: UserId): Promise<void>
}

export const createUserService = ({ db, storage, accounts, uploadedKey, endSessions }: Options) => ({
  read: (id: UserId): Promise<User> => accounts.present(db, id),

  create: (caller: Caller, { photo, ...details }: CallBody<typeof calls.createUser>): Promise<User> =>
    db.transaction(async (tx) => {
      const created = await accounts.open(tx, { ...details, photo: await uploadedKey(tx, photo, [caller.id]) })
      if (!created) throw appError('EMAIL_TAKEN')
      return accounts.present(tx, created.id)
    }),

  async list({ page, search }: CallQuery<typeof calls.paginateUsers>): Promise<Paginated<User>> {
    const queries = userQueries(db)
    const { data, ...pages } = await paginate(page, {
      count: () => queries.count(search),
      rows: (window) => queries.list(search, window),
    })
    return { data: data.map((row) => presentUser(row, storage)), ...pages }
  },

  async toggleBlocked(caller: Caller, id: UserId): Promise<{ blocked: boolean }> {
    if (caller.id === id) throw appError('SELF_BLOCK')
    return db.transaction(async (tx) => {
      await lookAfterAdmins(tx)
      // Of two administrators who block each other at once the second is blocked by now: one always remains.
      const blocking = await userQueries(tx).find(caller.id)
      if (!blocking || blocking.blocked) throw appError(blocking ? 'BLOCKED' : 'SIGNED_OUT')
      const user = await userQueries(tx).lock(id)
      if (!user) throw appError('USER_NOT_FOUND')
      // Until then the old sessions stay: they are how a blocked person's next call says why.
      if (user.blocked) await endSessions(tx, id)
      await userQueries(tx).update(id, { blocked: !user.blocked })
      return { blocked: !user.blocked }
    })
  },
})
