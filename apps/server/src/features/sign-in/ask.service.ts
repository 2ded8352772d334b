import { randomUUID } from 'node:crypto'
import type { PlanName, UserId } from '@huebook/contract'
import { appError, tooOften } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { hashToken } from '#platform/secrets/token.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit } from '#ports/audit.ts'
import { lockEmailOf } from './email-lock.ts'
import { MAILS_BY_ADMIN, mailsForClient, mailsToAddress } from './sign-in.limits.ts'
import { type NewRequest, signInQueries } from './sign-in.queries.ts'
import type { KeysOf } from './sign-in-keys.ts'
import { MAIL_TASK, type MailJob } from './sign-in-mails.ts'

export type AskService = ReturnType<typeof createAskService>

interface Options {
  db: Db
  keysOf: KeysOf
  limiter: Limiter
  accounts: Pick<Accounts, 'find' | 'hold'>
  audit: Pick<Audit, 'write'>
  /** Mails one client address may ask for in an hour. */
  mailsPerClient: number
}

type Request = Omit<NewRequest, 'id' | 'tokenHash'>
type Asked = Request & { kind: 'sign-in' | 'sign-up' | 'change-email' }

/** Asking for a mail. What is answered, and how long that takes, is the same for every address: the rest is a job's. */
export function createAskService({ db, keysOf, limiter, accounts, audit, mailsPerClient }: Options) {
  const mailsOfClient = mailsForClient(mailsPerClient)

  /** Nobody is the client when an administrator asks: a class is invited faster than a stranger may write. */
  async function count(tx: Tx, { kind, email }: Asked, client: string | null): Promise<void> {
    const tooMany = client && (await limiter.take(tx, mailsOfClient, client))
    if (tooMany) throw tooOften(tooMany)
    const wait = await limiter.take(tx, client ? mailsToAddress(kind) : MAILS_BY_ADMIN, email)
    if (wait) throw tooOften(wait, 'Several mails are on their way to this address. Please use the last of them, or')
  }

  async function record(tx: Tx, request: Request): Promise<void> {
    const id = randomUUID()
    await signInQueries(tx).insert({ id, ...request, tokenHash: hashToken(keysOf(id).token) })
    await addJob(tx, MAIL_TASK, { request: id } satisfies MailJob)
  }

  async function ask(tx: Tx, request: Asked, client: string | null): Promise<{ sent: true }> {
    await count(tx, request, client)
    await record(tx, request)
    return { sent: true }
  }

  return {
    signUp: (given: { name: string; email: string; plan?: PlanName | undefined }, client: string) =>
      db.transaction((tx) => ask(tx, { kind: 'sign-up', ...given }, client)),

    signIn: (email: string, client: string) => db.transaction((tx) => ask(tx, { kind: 'sign-in', email }, client)),

    /** For an administrator, who may know what there is. */
    sendLink: (caller: Caller, id: UserId): Promise<{ sent: true }> =>
      db.transaction(async (tx) => {
        const account = await accounts.find(tx, id)
        if (!account) throw appError('USER_NOT_FOUND')
        if (account.blocked) throw appError('CONFLICT', 'This account is blocked. Please unblock it first')
        await audit.write(tx, { action: 'sign_in_link_sent', actorId: caller.id, userId: id })
        return ask(tx, { kind: 'sign-in', email: account.email }, null)
      }),

    /** Asks whoever reads a new address to open a link, and gives whoever reads the old one a way back. */
    async changeEmail(tx: Tx, userId: UserId, email: string, client: string | null): Promise<void> {
      await lockEmailOf(tx, userId)
      // Only now, when no other change can be under way: the way back has to lead to the address there is.
      const account = await accounts.hold(tx, userId)
      if (!account || account.email === email) return
      const change = { kind: 'change-email', email, userId } as const
      await count(tx, change, client)
      // The last address somebody typed is the one they meant.
      await signInQueries(tx).deletePendingChanges(userId)
      await record(tx, change)
      await record(tx, { kind: 'undo-email', email: account.email, newEmail: email, userId })
    },

    async dropEmailChanges(tx: Tx, userId: UserId): Promise<void> {
      await lockEmailOf(tx, userId)
      await signInQueries(tx).deletePendingChanges(userId)
    },

    /** Forgets every mail that leads to an account. */
    async forget(tx: Tx, userId: UserId, email: string): Promise<void> {
      await lockEmailOf(tx, userId)
      const queries = signInQueries(tx)
      // In the order of whoever guesses a code at this moment, or the two could wait for each other.
      await queries.lockTo(email)
      await queries.deleteTo(email)
      await queries.deleteOf(userId)
    },

    sweep: async (): Promise<void> => {
      await signInQueries(db).deleteDead()
    },
  }
}
