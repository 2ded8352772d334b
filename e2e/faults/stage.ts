import { rm } from 'node:fs/promises'
import { calls } from '@huebook/contract'
import type pg from 'pg'
import { newDataDir } from '../site/data-dir.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { type Mailbox, openMailbox } from '../site/mailbox.ts'
import { inDatabaseOf, pidOfOwnDatabase } from '../site/own-database.ts'
import { freePort, startServerProcess } from '../site/server-process.ts'
import { setUpPayments } from '../site/stripe.ts'
import { type KeptServer, keepServer } from './kept-server.ts'
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
  /** Changes the key of the site as an administrator does, who tries until it is saved. */
  setStripeKey(key: string): Promise<void>
  /** Whether it has everything it needs, by its own word. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

const TRY_AGAIN_MS = 500

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
    STRIPE_API_BASE: stripe.apiBase,
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
  first.child.kill('SIGTERM')
  await first.ended
  const server = keepServer(() => startServerProcess(env))
  await server.ready()

  async function setStripeKey(value: string): Promise<void> {
    const path = calls.updateSetting.path.replace('{name}', 'stripe_key')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const send = () =>
      fetch(`${address}/api${path}`, { method: 'PATCH', headers, body: JSON.stringify({ value }) }).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await send())) await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
  }

  return {
    address,
    server,
    stripe,
    mailbox,
    inDatabase: (ask) => inDatabaseOf(dataDir, ask),
    signalDatabase: async (signal) => void process.kill(await pidOfOwnDatabase(dataDir), signal),
    setStripeKey,
    isReady: () =>
      fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    async close() {
      await server.stop()
      await Promise.all([stripe.close(), mailbox.close()])
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
