import { randomUUID } from 'node:crypto'
import type { PlanName, UserId } from '@huebook/contract'
import { appError, tooOften } from '#http/app-error.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import type { SignInKind } from '#platform/db/schema.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { hashToken, newToken } from '#platform/secrets/token.ts'
import type { Keys, Post } from './post.ts'
import { MAILS_FOR_CLIENT, MAILS_TO_ADDRESS } from './sign-in.limits.ts'
import { signInQueries } from './sign-in.queries.ts'
import { hashCode, newCode } from './sign-in-code.ts'

export type AskService = ReturnType<typeof createAskService>

interface Account {
  id: UserId
  email: string
  blocked: boolean
}

interface Options {
  db: Db
  keyedHash: KeyedHash
  limiter: Limiter
  background: Background
  post: Post
  sweepSessions(): Promise<void>
  accounts: {
    find(handle: Handle, id: UserId): Promise<Account | undefined>
    findByEmail(handle: Handle, email: string): Promise<Account | undefined>
  }
}

interface Request {
  kind: SignInKind
  email: string
  name?: string
  plan?: PlanName | undefined
  userId?: UserId
  /** Nobody when an administrator asks: a class is invited faster than a stranger may write. */
  client: string | null
}

/** Asking for a mail. What is answered, and how long that takes, is the same for every address: the rest happens after. */
export function createAskService({ db, keyedHash, limiter, background, post, accounts, sweepSessions }: Options) {
  async function record(tx: Tx, { client, ...request }: Request): Promise<Keys> {
    const wait =
      (client && (await limiter.take(tx, MAILS_FOR_CLIENT, client))) ||
      (await limiter.take(tx, MAILS_TO_ADDRESS, request.email))
    if (wait) throw tooOften(wait)
    const keys = { token: newToken(), code: newCode() }
    const id = randomUUID()
    // A new address is proved by its link alone: a code would let a guess take over somebody's mailbox.
    const codeHash = request.kind === 'change-email' ? null : hashCode(keyedHash, id, keys.code)
    await signInQueries(tx).insert({ id, ...request, tokenHash: hashToken(keys.token), codeHash })
    return keys
  }

  async function ask(request: Request): Promise<{ sent: true }> {
    const keys = await db.transaction((tx) => record(tx, request))
    background.run('sign-in mail', async () => {
      const account = await accounts.findByEmail(db, request.email)
      if (account?.blocked) return post.blocked(request.email)
      if (request.kind === 'sign-up')
        return account ? post.alreadySignedUp(request.email, keys) : post.signUp(request.email, keys)
      return account ? post.signIn(request.email, keys) : post.noAccount(request.email)
    })
    background.run('sweep of what has expired', sweep)
    return { sent: true }
  }

  async function sweep(): Promise<void> {
    await signInQueries(db).deleteDead()
    await limiter.sweep()
    await sweepSessions()
  }

  return {
    signUp: (given: { name: string; email: string; plan?: PlanName | undefined }, client: string) =>
      ask({ kind: 'sign-up', ...given, client }),

    signIn: (email: string, client: string) => ask({ kind: 'sign-in', email, client }),

    /** For an administrator, who may know what there is. */
    async sendLink(id: UserId): Promise<{ sent: true }> {
      const account = await accounts.find(db, id)
      if (!account) throw appError('USER_NOT_FOUND')
      if (account.blocked) throw appError('CONFLICT', 'This account is blocked. Please unblock it first')
      return ask({ kind: 'sign-in', email: account.email, client: null })
    },

    /** Asks whoever reads a new address to open a link; answers what sends the mails once the transaction has ended. */
    async changeEmail(tx: Tx, account: Account, email: string, client: string | null): Promise<() => void> {
      // The last address somebody typed is the one they meant.
      await signInQueries(tx).deleteEmailChanges(account.id)
      const keys = await record(tx, { kind: 'change-email', email, userId: account.id, client })
      return () =>
        background.run('change of email mail', async () => {
          const taken = await accounts.findByEmail(db, email)
          await Promise.all([
            taken ? post.emailTaken(email) : post.changeEmail(email, keys),
            post.emailChangeAsked(account.email, email),
          ])
        })
    },

    dropEmailChanges: async (tx: Tx, userId: UserId): Promise<void> => {
      await signInQueries(tx).deleteEmailChanges(userId)
    },

    /** Forgets every mail an address has asked for. */
    forget: async (tx: Tx, email: string): Promise<void> => {
      await signInQueries(tx).deleteTo(email)
    },
  }
}
