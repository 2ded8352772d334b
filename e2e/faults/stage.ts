import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { newDataDir } from '../site/data-dir.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { type Mailbox, openMailbox } from '../site/mailbox.ts'
import { inDatabaseOf, pidOfOwnDatabase } from '../site/own-database.ts'
import { freePort, startServerProcess } from '../site/server-process.ts'
import { setUpPayments } from '../site/stripe.ts'
import { saveStripeKey } from './administrator.ts'
import { buyFirst } from './first-payer.ts'
import { type KeptServer, keepServer } from './kept-server.ts'
import type { Told } from './ledger.ts'
import { playStripeAccounts, type StripeAccounts } from './stripe-accounts.ts'

export interface FaultStage {
  address: string
  server: KeptServer
  stripe: StripeAccounts
  mailbox: Mailbox
  /** Asks the database past all that guards it; rejects while it is away. */
  inDatabase<Answer>(ask: (client: pg.Client) => Promise<Answer>): Promise<Answer>
  /** Sends its main process a signal; rejects while it does not run. */
  signalDatabase(signal: NodeJS.Signals): Promise<void>
  /** Changes the key of the site as an administrator does, who tries until it is saved; answers whether it was. */
  setStripeKey(key: string): Promise<boolean>
  /** What it needs and has not, by its own word. */
  whatIsNotReady(): Promise<string[]>
  /** Somebody who has paid before anything happened: from then on no other account may be taken for the site's. */
  firstPayer: Told
  close(): Promise<void>
}

/** How long the site may take to say whether it is ready, in milliseconds. */
const ANSWER_MS = 15_000

/** A site as a newcomer gets it, with its embedded database, that takes payments and sends mails. */
export async function setFaultStage(): Promise<FaultStage> {
  const [stripe, mailbox, dataDir, port] = [
    await playStripeAccounts(),
    await openMailbox(),
    await newDataDir(),
    await freePort(),
  ]
  const env = {
    PORT: port,
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    STRIPE_API_BASE: stripe.own.apiBase,
    TRUST_PROXY: 'on',
    RATE_LIMIT: '100000',
    MAIL_LIMIT: '100000',
  }
  // Once in quiet, for what only a new site prints.
  const first = startServerProcess(env)
  const address = await first.ready
  if (!address) throw new Error(`The server did not start:\n${first.output()}`)
  const { token } = await createFirstAdmin(address, first.output())
  await setUpPayments(address, token, stripe.own)
  const firstPayer = await inDatabaseOf(dataDir, (client) => buyFirst(address, client, stripe.own))
  first.child.kill('SIGTERM')
  await first.ended
  const server = keepServer(() => startServerProcess(env))
  await server.ready()

  return {
    address,
    server,
    stripe,
    mailbox,
    inDatabase: (ask) => inDatabaseOf(dataDir, ask),
    signalDatabase: async (signal) => void process.kill(await pidOfOwnDatabase(dataDir), signal),
    setStripeKey: (key) => saveStripeKey({ address, token }, key),
    whatIsNotReady: () =>
      fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) })
        .then(async (answer) => failingIn(await answer.json()))
        .catch(() => ['the server']),
    firstPayer,
    async close() {
      await server.stop()
      await Promise.all([stripe.own.close(), mailbox.close()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The names of the checks that have failed. */
const failingIn = (checks: Record<string, unknown>): string[] =>
  Object.entries(checks).flatMap(([name, isRight]) => (isRight === false ? [name] : []))
