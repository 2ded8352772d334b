import type { Db } from '#platform/db/handle.ts'
import type { Log } from '#platform/log/log.ts'
import type { Provider } from '#platform/payments/choose-provider.ts'
import { PaymentError, type PaymentProvider } from '#platform/payments/payments.ts'
import { paymentQueries } from './payments.queries.ts'

/** Where the key does not fit our customers: whose it is and whose they are, as far as is known, and how many of them pay. */
export interface AnotherAccount {
  ofKey: string | null
  ofCustomers: string | null
  payers: number
}

/** How many customers are asked for where the accounts cannot be compared: one or two may be gone. */
const SAMPLE = 3

/**
 * Answers nothing where the key is of the account that our customers are at. It remembers that account; a key that may not
 * know its own is known by our customers, which no other account has. While nobody pays, another account is simply the
 * one from now on.
 */
export async function findAnotherAccount(db: Db, from: PaymentProvider): Promise<AnotherAccount | undefined> {
  const queries = paymentQueries(db)
  const [ofKey, ofCustomers = null] = [await from.account(), await queries.readAccount()]
  const isSame =
    ofKey && ofCustomers ? ofKey === ofCustomers : await hasOurs(from, await queries.listLatestCustomers(SAMPLE))
  if (isSame) {
    if (ofKey && !ofCustomers) await queries.rememberAccount(ofKey)
    return undefined
  }
  const payers = await queries.countPayers()
  if (payers > 0) return { ofKey, ofCustomers, payers }
  await db.transaction((tx) => paymentQueries(tx).moveTo(ofKey))
  return undefined
}

async function hasOurs(from: PaymentProvider, customers: readonly string[]): Promise<boolean> {
  for (const customer of customers) if (await from.hasCustomer(customer)) return true
  return customers.length === 0
}

interface Options {
  db: Db
  log: Pick<Log, 'error'>
  provider: Provider
}

/** Whoever takes the money, unless it is at another account than our customers: there everybody would seem to pay nothing. */
export function requireOurAccount({ db, log, provider }: Options): Provider {
  const known = new WeakSet<PaymentProvider>()
  return async () => {
    const from = await provider()
    if (known.has(from)) return from
    const another = await findAnotherAccount(db, from)
    if (another) {
      log.error(another, 'the Stripe key is of another account than the customers of this site')
      throw new PaymentError('another account')
    }
    known.add(from)
    return from
  }
}
