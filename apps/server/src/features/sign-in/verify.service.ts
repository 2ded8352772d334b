import { type CallBody, type CallResponse, type calls, ERRORS } from '@huebook/contract'
import { type AppError, appError, tooOften } from '#http/app-error.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { Limiter } from '#platform/limits/limiter.ts'
import { isSame } from '#platform/secrets/is-same.ts'
import { hashToken } from '#platform/secrets/token.ts'
import type { Account, Accounts } from '#ports/accounts.ts'
import type { Sessions } from '#ports/sessions.ts'
import { lockEmailOf } from './email-lock.ts'
import { wrongCodesOfClient } from './sign-in.limits.ts'
import { type SignInRequest, signInQueries } from './sign-in.queries.ts'
import type { KeysOf } from './sign-in-keys.ts'

export type VerifyService = ReturnType<typeof createVerifyService>

interface Options {
  db: Db
  keysOf: KeysOf
  limiter: Limiter
  accounts: Accounts
  sessions: Sessions
  /** Wrong codes one client address may send in a quarter of an hour. */
  wrongCodesPerClient: number
}

type Given = CallBody<typeof calls.verify>
type SignedIn = CallResponse<typeof calls.verify>

/** Turns a mailed link or code into a session, once. */
export function createVerifyService(options: Options) {
  const { db, keysOf, limiter, accounts, sessions } = options
  const wrongCodes = wrongCodesOfClient(options.wrongCodesPerClient)

  /** For guesses whose outcome is not waited for. */
  async function countGuess(client: string): Promise<void> {
    const wait = await db.transaction((tx) => limiter.take(tx, wrongCodes, client))
    if (wait) throw tooOften(wait)
  }

  async function spendLink(tx: Tx, token: string): Promise<SignInRequest | AppError> {
    const queries = signInQueries(tx)
    const found = await queries.findByToken(hashToken(token))
    if (found?.userId) await lockEmailOf(tx, found.userId)
    return (found && (await queries.spend(found.id))) ?? appError('LINK_DEAD')
  }

  async function spendCode(tx: Tx, email: string, code: string, client: string): Promise<SignInRequest | AppError> {
    // Whoever guesses all at once from one address does so one after the other; a link cannot be guessed.
    const wait = await limiter.check(tx, wrongCodes, client)
    if (wait) return tooOften(wait)
    const queries = signInQueries(tx)
    const guessable = await queries.lockGuessable(email)
    const right = guessable.find(({ id }) => isSame(Buffer.from(keysOf(id).code), Buffer.from(code)))
    const spent = right && (await queries.spend(right.id))
    if (spent) return spent
    // Against all of them: otherwise every further mail would buy a guesser five more tries at the same moment.
    if (guessable.length > 0) await queries.countWrongCode(guessable.map(({ id }) => id))
    await limiter.count(tx, wrongCodes, client)
    // Wrong, dead or never asked for: a difference would tell who has asked for a mail lately.
    return appError('CODE_WRONG')
  }

  /** The account belongs to whoever reads the new mailbox: who only ever read the old one has no more to do in it. */
  async function moveTo(tx: Tx, account: Account, { email }: SignInRequest): Promise<Account | AppError> {
    if (!(await accounts.changeEmail(tx, account.id, email))) return appError('EMAIL_TAKEN')
    await signInQueries(tx).deletePendingChanges(account.id)
    await sessions.endAll(tx, account.id)
    return account
  }

  /** Back to the address it had, whether it has left it yet or not. What fails here throws: the link stays good. */
  async function moveBack(tx: Tx, account: Account, request: SignInRequest): Promise<Account> {
    if (account.blocked) throw appError('FORBIDDEN', ERRORS.BLOCKED.message)
    const isBack = account.email === request.email || (await accounts.changeEmail(tx, account.id, request.email))
    if (!isBack) throw appError('EMAIL_TAKEN')
    await signInQueries(tx).deletePendingChanges(account.id)
    // Whoever took the account may have moved it on, and holds a way back to their own address.
    await signInQueries(tx).deleteLaterUndos(request)
    await sessions.endAll(tx, account.id)
    return account
  }

  /** The account a spent request leads to: looked up now, since it may have come, moved or gone since it was asked for. */
  async function accountOf(tx: Tx, request: SignInRequest): Promise<Account | AppError> {
    if (request.userId) {
      const account = await accounts.hold(tx, request.userId)
      if (!account) return appError('LINK_DEAD')
      if (request.kind === 'undo-email') return moveBack(tx, account, request)
      return account.blocked ? account : moveTo(tx, account, request)
    }
    if (request.kind === 'sign-up' && request.name)
      await accounts.open(tx, { name: request.name, email: request.email })
    const found = await accounts.findByEmail(tx, request.email)
    const account = found && (await accounts.hold(tx, found.id))
    // It may have left this address in the moment between: whoever reads that has no more to do in it.
    return account?.email === request.email ? account : appError('LINK_DEAD')
  }

  async function openSession(tx: Tx, request: SignInRequest): Promise<SignedIn | AppError> {
    const account = await accountOf(tx, request)
    if (account instanceof Error) return account
    // Not BLOCKED, whose 401 would also end the session of another account in the same browser.
    if (account.blocked) return appError('FORBIDDEN', ERRORS.BLOCKED.message)
    const token = await sessions.start(tx, account.id)
    return { token, user: await accounts.present(tx, account.id), plan: request.plan }
  }

  return {
    countGuess,

    async verify(given: Given, client: string): Promise<SignedIn> {
      // A refusal is an answer and not an exception here, or the transaction would forget the wrong code it has counted.
      const outcome = await db.transaction(async (tx) => {
        const request =
          'token' in given ? await spendLink(tx, given.token) : await spendCode(tx, given.email, given.code, client)
        return request instanceof Error ? request : openSession(tx, request)
      })
      if (outcome instanceof Error) throw outcome
      return outcome
    },
  }
}
