import { type CallBody, type CallResponse, type calls, ERRORS, type User, type UserId } from '@huebook/contract'
import { type AppError, appError, tooOften } from '#http/app-error.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { isSame } from '#platform/secrets/is-same.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { hashToken } from '#platform/secrets/token.ts'
import { ATTEMPTS_OF_CLIENT, WRONG_CODES } from './sign-in.limits.ts'
import { type SignInRequest, signInQueries } from './sign-in.queries.ts'
import { hashCode } from './sign-in-code.ts'

export type VerifyService = ReturnType<typeof createVerifyService>

interface Account {
  id: UserId
  blocked: boolean
}

interface Options {
  db: Db
  keyedHash: KeyedHash
  limiter: Limiter
  accounts: {
    find(handle: Handle, id: UserId): Promise<Account | undefined>
    findByEmail(handle: Handle, email: string): Promise<Account | undefined>
    open(handle: Handle, user: { name: string; email: string }): Promise<{ id: UserId } | undefined>
    changeEmail(tx: Tx, id: UserId, email: string): Promise<boolean>
    present(handle: Handle, id: UserId): Promise<User>
  }
  startSession(tx: Tx, userId: UserId): Promise<string>
  endSessions(tx: Tx, userId: UserId): Promise<void>
}

type Given = CallBody<typeof calls.verify>
type SignedIn = CallResponse<typeof calls.verify>

/** Turns a mailed link or code into a session, once. */
export function createVerifyService({ db, keyedHash, limiter, accounts, startSession, endSessions }: Options) {
  async function countAttempt(client: string): Promise<void> {
    const wait = await db.transaction((tx) => limiter.take(tx, ATTEMPTS_OF_CLIENT, client))
    if (wait) throw tooOften(wait)
  }

  async function spendLink(tx: Tx, token: string): Promise<SignInRequest | AppError> {
    return (await signInQueries(tx).spendByToken(hashToken(token))) ?? appError('LINK_DEAD')
  }

  async function spendCode(tx: Tx, email: string, code: string): Promise<SignInRequest | AppError> {
    const queries = signInQueries(tx)
    const guessable = await queries.lockGuessable(email)
    if (guessable.length === 0) return appError('CODE_DEAD')
    const right = guessable.find(({ id, codeHash }) => codeHash && isSame(codeHash, hashCode(keyedHash, id, code)))
    if (right) return (await queries.spend(right.id)) ?? appError('CODE_DEAD')
    // Against all of them: otherwise every further mail would buy a guesser five more tries at the same moment.
    await queries.countWrongCode(guessable.map(({ id }) => id))
    return appError(guessable.some(({ wrongCodes }) => wrongCodes + 1 < WRONG_CODES) ? 'CODE_WRONG' : 'CODE_DEAD')
  }

  /** The account a spent request leads to: looked up now, since it may have come, moved or gone since it was asked for. */
  async function accountOf(tx: Tx, request: SignInRequest): Promise<Account | AppError> {
    if (request.kind === 'change-email') {
      const account = request.userId ? await accounts.find(tx, request.userId) : undefined
      if (!account || account.blocked) return account ?? appError('LINK_DEAD')
      if (!(await accounts.changeEmail(tx, account.id, request.email))) return appError('EMAIL_TAKEN')
      // The account belongs to whoever reads the new mailbox: who only ever read the old one has no more to do in it.
      await endSessions(tx, account.id)
      return account
    }
    if (request.kind === 'sign-up' && request.name)
      await accounts.open(tx, { name: request.name, email: request.email })
    return (await accounts.findByEmail(tx, request.email)) ?? appError('LINK_DEAD')
  }

  async function admit(tx: Tx, request: SignInRequest): Promise<SignedIn | AppError> {
    const account = await accountOf(tx, request)
    if (account instanceof Error) return account
    // Not BLOCKED, whose 401 would also end the session of another account in the same browser.
    if (account.blocked) return appError('FORBIDDEN', ERRORS.BLOCKED.message)
    const token = await startSession(tx, account.id)
    return { token, user: await accounts.present(tx, account.id), plan: request.plan }
  }

  return {
    countAttempt,

    async verify(given: Given, client: string): Promise<SignedIn> {
      await countAttempt(client)
      // A refusal is an answer and not an exception here, or the transaction would forget the wrong code it has counted.
      const outcome = await db.transaction(async (tx) => {
        const request =
          'token' in given ? await spendLink(tx, given.token) : await spendCode(tx, given.email, given.code)
        return request instanceof Error ? request : admit(tx, request)
      })
      if (outcome instanceof Error) throw outcome
      return outcome
    },
  }
}
