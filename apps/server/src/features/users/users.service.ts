import type { AuditAction, CallBody, CallQuery, CallResponse, calls, Paginated, User, UserId } from '@huebook/contract'
import { objectionToName } from '@huebook/illustrator/objection-to'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import { clientOf } from '#http/client-address.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import { takeTurns } from '#platform/db/take-turns.ts'
import { notForEverybody } from '#platform/illustrators/illustrator.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Account, Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import type { Payments } from '#ports/payments.ts'
import type { Sessions } from '#ports/sessions.ts'
import { isStandIn, keepShownNameFit } from './shown-name.ts'
import { presentUser } from './user.presenter.ts'
import { userQueries } from './users.queries.ts'

export type UserService = ReturnType<typeof createUserService>

interface Options {
  db: Db
  storage: Pick<Storage, 'privateUrl' | 'keyOf'>
  background: Background
  accounts: Accounts
  sessions: Pick<Sessions, 'isOpen' | 'endAll' | 'endByBlock'>
  /** The key of an uploaded picture, if one of these people has sent it. */
  uploadedKey(handle: Handle, url: string, by: readonly UserId[]): Promise<string | null>
  emails: {
    /** Promises whoever the account is for a mail that tells of it. */
    invite(tx: Tx, userId: UserId): Promise<void>
    /** Asks whoever reads the new address to open a link; until then the old one stays. */
    askToChange(tx: Tx, userId: UserId, email: string, client: string | null): Promise<void>
    /** Forgets every mail that leads to the account. */
    forget(tx: Tx, userId: UserId, email: string): Promise<void>
  }
  payments: Payments
  audit: Audit
  /** Nobody may be called as the site is. */
  siteName(): Promise<string>
  pages: {
    /** Leaves pages that others have coloured to them. */
    giveAwayColored(tx: Tx, owner: UserId): Promise<void>
  }
  files: {
    giveUpOwnedBy(tx: Tx, userId: UserId): Promise<string[]>
    deleteUnused(keys: readonly string[]): Promise<void>
  }
}

type Details = CallBody<typeof calls.updateUser>
type Request = Pick<FastifyRequest, 'ip' | 'headers'>
type Updated = CallResponse<typeof calls.updateUser>
type Toggled = CallResponse<typeof calls.toggleUserBlocked>

export const createUserService = (options: Options) => {
  const { db, storage, background, accounts, sessions, uploadedKey, emails, payments, audit, siteName, pages, files } =
    options

  return {
    read: (id: UserId): Promise<User> => accounts.present(db, id),

    create: (caller: Caller, { photo, ...details }: CallBody<typeof calls.createUser>): Promise<User> =>
      db.transaction(async (tx) => {
        const created = await accounts.open(tx, { ...details, photo: await uploadedKey(tx, photo, [caller.id]) })
        if (!created) throw appError('EMAIL_TAKEN')
        await emails.invite(tx, created.id)
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
          ...(name === account.name ? [] : ['name']),
          ...(email === found.email ? [] : ['email']),
          ...(key === account.photo ? [] : ['photo']),
        ]
        // What somebody does with their own account is nobody else's business.
        if (caller.id !== id && fields.length > 0)
          await audit.write(tx, { action: 'user_edited', actorId: caller.id, userId: id, fields })
        return { updated: true, user: await accounts.present(tx, id) }
      }),

    /** What somebody says once of the pages they make, and may change: whether they are shared, and under which name. */
    async updateSharing({ id }: Caller, given: CallBody<typeof calls.updateSharing>): Promise<Updated> {
      const { sharesPages, nickname } = given
      const objection = objectionToName(nickname, await siteName())
      if (objection) {
        const { code, message } = notForEverybody(objection, 'name')
        throw appError(code, message)
      }
      return db.transaction(async (tx) => {
        if (!(await userQueries(tx).lock(id))) throw appError('SIGNED_OUT')
        await userQueries(tx).update(id, { sharesPages, nickname: nickname || null })
        await keepShownNameFit(tx, id)
        return { updated: true, user: await accounts.present(tx, id) }
      })
    },

    async toggleBlocked(caller: Caller, id: UserId): Promise<Toggled> {
      if (caller.id === id) throw appError('SELF_BLOCK')
      return db.transaction(async (tx) => {
        await takeTurnsAsAdmins(tx)
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

    /** Removes an account and, by the database's own rules, everything it owns; others keep what they have coloured of it. */
    async delete(id: UserId, request: Request): Promise<{ deleted: true }> {
      const keys = await db.transaction(async (tx) => {
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
        await pages.giveAwayColored(tx, id)
        const owned = await files.giveUpOwnedBy(tx, id)
        await audit.forget(tx, id)
        await userQueries(tx).delete(id)
        return owned
      })
      background.run('deletion of files', () => files.deleteUnused(keys))
      return { deleted: true }
    },
  }
}

/** From here on nothing is added to the account; throws where it has to stay. */
async function lockForDeletion(tx: Tx, { id, admin }: Account): Promise<void> {
  if (admin) await takeTurnsAsAdmins(tx)
  const user = await userQueries(tx).lock(id)
  if (!user) throw appError('SIGNED_OUT')
  if (user.admin && !(await userQueries(tx).hasOtherAdmin(id))) throw appError('LAST_ADMIN')
}

/** Two who each check that another administrator remains must not do so at the same moment. */
const takeTurnsAsAdmins = (tx: Tx): Promise<void> => takeTurns(tx, 'administrators')
