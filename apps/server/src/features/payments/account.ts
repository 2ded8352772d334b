import { isDeepStrictEqual } from 'node:util'
import type { CallBody, CallResponse, calls } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Handle } from '#platform/db/handle.ts'
import { countJobs } from '#platform/jobs/count-jobs.ts'
import type { Log } from '#platform/log/log.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import { PaymentError, type PaymentProvider } from '#platform/payments/payments.ts'
import type { Audit } from '#ports/audit.ts'
import { FORGET_PAYER, promiseComparison } from './payment-jobs.ts'
import { paymentQueries } from './payments.queries.ts'

/** Where the key does not fit our customers: whose it is and whose they are, as far as is known, and how many of them pay. */
interface AnotherAccount {
  ofKey: string | null
  ofCustomers: string | null
  payers: number
}

/** What is kept here of the account our customers are at, and some of them. */
interface KnownHere {
  ofCustomers: string | null
  customers: readonly string[]
}

interface Compared extends KnownHere {
  isSame: boolean
  ofKey: string | null
}

/** How many customers are asked for where the accounts cannot be compared: one or two may be gone. */
const SAMPLE = 3
/** How often to compare again when another process changes what is kept here at the same moment. */
const ROUNDS = 3
const HAS_CHANGED = 'The key or the account has changed meanwhile. Please look again'

async function readKnown(handle: Handle): Promise<KnownHere> {
  const queries = paymentQueries(handle)
  return {
    ofCustomers: (await queries.readAccount()) ?? null,
    customers: await queries.listSurestCustomers(SAMPLE),
  }
}

/** Whoever has left is charged too, until the provider has forgotten them. */
const countPayers = async (handle: Handle): Promise<number> =>
  (await paymentQueries(handle).countPayers()) + (await countJobs(handle, [FORGET_PAYER])).waiting

/** Whether the key is of the account our customers are at. One that may not know its own is known by them: no other has them. */
async function compareAccounts(db: Db, from: PaymentProvider): Promise<Compared> {
  const [ofKey, known] = [await from.account(), await readKnown(db)]
  const isSame = ofKey && known.ofCustomers ? ofKey === known.ofCustomers : await hasOurs(from, known.customers)
  return { ...known, ofKey, isSame }
}

async function hasOurs(from: PaymentProvider, customers: readonly string[]): Promise<boolean> {
  for (const customer of customers) if (await from.hasCustomer(customer)) return true
  return customers.length === 0
}

/** Answers nothing where the key is of the account that our customers are at, or nobody pays who could lose anything by it. */
export async function findAnotherAccount(db: Db, from: PaymentProvider): Promise<AnotherAccount | undefined> {
  const { isSame, ofKey, ofCustomers } = await compareAccounts(db, from)
  const payers = isSame ? 0 : await countPayers(db)
  return payers > 0 ? { ofKey, ofCustomers, payers } : undefined
}

/** Whether the key's account is known by name to be ours: whom it has never heard of pays nothing. */
export async function isSurelyOurs(db: Db, from: PaymentProvider): Promise<boolean> {
  const ofKey = await from.account()
  return ofKey !== null && ofKey === (await paymentQueries(db).readAccount())
}

type Adopted = 'remembered' | 'moved' | 'somebody pays' | 'has changed'

/** Makes the account of the key ours, unless somebody pays at another one, or what was compared is no longer so. */
function adoptAccount(db: Db, { ofKey, isSame, ...compared }: Compared): Promise<Adopted> {
  return db.transaction(async (tx) => {
    await advisoryLock(tx, 'payment account')
    // Nobody buys or leaves between the count and the move.
    if (!isSame) await paymentQueries(tx).lockCustomers()
    if (!isDeepStrictEqual(await readKnown(tx), compared)) return 'has changed'
    if (isSame) {
      if (ofKey) await paymentQueries(tx).rememberAccount(ofKey)
      return 'remembered'
    }
    if ((await countPayers(tx)) > 0) return 'somebody pays'
    await paymentQueries(tx).moveTo(ofKey)
    return 'moved'
  })
}

interface Options {
  db: Db
  log: Pick<Log, 'error' | 'warn'>
  provider: Provider
}

interface MoveOptions extends Options {
  audit: Pick<Audit, 'write'>
}

type Seen = CallBody<typeof calls.moveToPaymentAccount>
type Moved = CallResponse<typeof calls.moveToPaymentAccount>

/**
 * An administrator moves to the account of the key, although people pay at another one, from which nobody has a key any
 * more, say. Only from and to what they have read: by now there may be another key, or somebody else has moved.
 */
export function createMoveAccount({ db, log, provider, audit }: MoveOptions) {
  return async (caller: Caller, seen: Seen): Promise<Moved> => {
    const { isSame, ofKey, ...known } = await compareAccounts(db, await provider())
    const { ofCustomers } = known
    if (isSame || ofKey !== seen.of_key || ofCustomers !== seen.of_customers) throw appError('CONFLICT', HAS_CHANGED)
    return db.transaction(async (tx) => {
      await advisoryLock(tx, 'payment account')
      await paymentQueries(tx).lockCustomers()
      if (!isDeepStrictEqual(await readKnown(tx), known)) throw appError('CONFLICT', HAS_CHANGED)
      const payers = await countPayers(tx)
      await paymentQueries(tx).moveTo(ofKey)
      await audit.write(tx, {
        action: 'setting_changed',
        actorId: caller.id,
        setting: 'stripe_key',
        fields: ['account'],
      })
      await promiseComparison(tx)
      log.warn({ ofKey, ofCustomers, payers }, 'an administrator has moved to another Stripe account')
      return { payers }
    })
  }
}

/**
 * Whoever takes the money, unless it is at another account than our customers: there everybody would seem to pay nothing.
 * While nobody pays, another account is simply the one from now on.
 */
export function requireOurAccount({ db, log, provider }: Options): Provider {
  const known = new WeakSet<PaymentProvider>()
  const warned = new WeakSet<PaymentProvider>()

  async function isOurs(from: PaymentProvider, round = 1): Promise<boolean> {
    const compared = await compareAccounts(db, from)
    if (compared.isSame && (compared.ofCustomers || !compared.ofKey)) return true
    const adopted = await adoptAccount(db, compared)
    if (adopted === 'has changed') return round < ROUNDS && isOurs(from, round + 1)
    if (adopted === 'moved') {
      const { ofKey, ofCustomers } = compared
      log.warn(
        { ofKey, ofCustomers },
        'nobody pays at the Stripe account of before: the one of the key is ours from now on',
      )
    }
    return adopted !== 'somebody pays'
  }

  return async () => {
    const from = await provider()
    if (known.has(from)) return from
    if (!(await isOurs(from))) {
      if (!warned.has(from)) {
        warned.add(from)
        const another = await findAnotherAccount(db, from)
        log.error(another, 'the Stripe key is of another account than the customers of this site')
      }
      throw new PaymentError('another account')
    }
    known.add(from)
    return from
  }
}
