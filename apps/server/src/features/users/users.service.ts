import type { CallBody, CallQuery, CallResponse, calls, Paginated, User, UserId } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import { clientOf } from '#http/client-address.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import type { Sessions } from '#ports/sessions.ts'
import { isStandIn, keepShownNameFit } from './shown-name.ts'
import { presentUser } from './user.presenter.ts'
import { userQueries } from './users.queries.ts'

export type UserService = ReturnType<typeof createUserService>

interface Options {
  db: Db
  storage: Pick<Storage, 'privateUrl' | 'keyOf'>
  accounts: Accounts
  sessions: Pick<Sessions, 'isOpen'>
  /** The key of an uploaded picture, if one of these people has sent it. */
  uploadedKey(handle: Handle, url: string, by: readonly UserId[]): Promise<string | null>
  emails: {
    /** Promises whoever the account is for a mail that tells of it. */
    invite(tx: Tx, userId: UserId, by: UserId): Promise<void>
    /** Asks whoever reads the new address to open a link; until then the old one stays. */
    askToChange(tx: Tx, userId: UserId, email: string, client: string | null): Promise<void>
  }
  audit: Pick<Audit, 'write'>
}

type Details = CallBody<typeof calls.updateUser>
type Request = Pick<FastifyRequest, 'ip' | 'headers'>
type Updated = CallResponse<typeof calls.updateUser>

export const createUserService = ({ db, storage, accounts, sessions, uploadedKey, emails, audit }: Options) => {
  return {
    read: (id: UserId): Promise<User> => accounts.present(db, id),

    create: (caller: Caller, { photo, ...details }: CallBody<typeof calls.createUser>): Promise<User> =>
      db.transaction(async (tx) => {
        const created = await accounts.open(tx, { ...details, photo: await uploadedKey(tx, photo, [caller.id]) })
        if (!created) throw appError('EMAIL_TAKEN')
        await emails.invite(tx, created.id, caller.id)
        await audit.write(tx, { action: 'user_created', actorId: caller.id, userId: created.id })
        return accounts.present(tx, created.id)
      }),

    async list({ page, search }: CallQuery<typeof calls.paginateUsers>): Promise<Paginated<User>> {
      const queries = userQueries(db)
      const { data, ...pages } = await paginate(page, {
        count: (atMost) => queries.count(search, atMost),
        rows: (window) => queries.list(search, window),
      })
      return { data: data.map((row) => presentUser(row, storage)), ...pages }
    },

    /** Changes one's own account, or as an administrator somebody else's. */
    update: (caller: Caller, id: UserId, { name, email, photo }: Details, request: Request): Promise<Updated> =>
      db.transaction(async (tx) => {
        const gone = () => appError(caller.id === id ? 'SIGNED_OUT' : 'USER_NOT_FOUND')
        const found = await accounts.find(tx, id)
        if (!found) throw gone()
        if (email !== found.email) {
          await emails.askToChange(tx, id, email, caller.admin ? null : clientOf(request))
          // Whoever confirmed another address meanwhile has ended this session, and with it what it still asks for.
          if (!(await sessions.isOpen(tx, request))) throw appError('SIGNED_OUT')
        }
        // Before its uploads, in the order a deletion takes them: the other way round the two could wait for each other.
        const account = await userQueries(tx).lock(id)
        if (!account) throw gone()
        // A form sends the photo back as it is; that needs no upload, whoever has made it once.
        const kept = account.photo !== null && storage.keyOf(photo) === account.photo
        const key = kept ? account.photo : await uploadedKey(tx, photo, [id, caller.id])
        const names = await userQueries(tx).names(id)
        const outlived = name !== account.name && names && isStandIn(names.nickname, names.firstName)
        await userQueries(tx).update(id, { name, photo: key, ...(outlived && { nickname: null }) })
        await keepShownNameFit(tx, id)
        const fields = [
          ...(name === account.name ? [] : ['name' as const]),
          ...(email === found.email ? [] : ['email' as const]),
          ...(key === account.photo ? [] : ['photo' as const]),
        ]
        // What somebody does with their own account is nobody else's business.
        if (caller.id !== id && fields.length > 0)
          await audit.write(tx, { action: 'user_edited', actorId: caller.id, userId: id, fields })
        return { updated: true, user: await accounts.present(tx, id) }
      }),
  }
}
