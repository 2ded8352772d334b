import type { CallBody, calls, User, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Db } from '#platform/db/handle.ts'
import { presentUser } from './user.presenter.ts'
import { userQueries } from './users.queries.ts'

export type UserService = ReturnType<typeof createUserService>

export const createUserService = (db: Db) => ({
  async read(id: UserId): Promise<User> {
    const user = await userQueries(db).read(id)
    if (!user) throw appError('USER_NOT_FOUND')
    return presentUser(user)
  },

  create: (details: CallBody<typeof calls.createUser>): Promise<User> =>
    db.transaction(async (tx) => {
      const queries = userQueries(tx)
      const created = await queries.insert({ ...details, photo: details.photo || null })
      if (!created) throw appError('EMAIL_TAKEN')
      const user = await queries.read(created.id)
      if (!user) throw appError('USER_NOT_FOUND')
      return presentUser(user)
    }),

  hasAdmin: (): Promise<boolean> => userQueries(db).hasAdmin(),
})
