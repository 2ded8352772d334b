import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { calls } from '@huebook/contract'
import type pg from 'pg'
import { newDataDir } from '../../e2e/site/data-dir.ts'
import { openOwnDatabase } from '../../e2e/site/own-database.ts'
import { freePort, startServerProcess } from '../../e2e/site/server-process.ts'
import { openConnection, requestBytes } from '../harness/connection.ts'
import { COUNTING, type MeasuredCall } from './counting.ts'
import { fill } from './fill.ts'

export interface CountedSite {
  pages: number
  /** How long a call took, in milliseconds, with all that belongs to it: HTTP, who is asking, and the answer. */
  ask(call: MeasuredCall): Promise<number>
  /** How long the database took to count the same by hand. */
  count(call: MeasuredCall): Promise<number>
  stop(): Promise<void>
}

const PATHS: Record<MeasuredCall, string> = {
  counters: `/api${calls.readCounters.path}?timeZone=Asia/Kathmandu`,
  charts: `/api${calls.readCharts.path}?timeZone=Asia/Kathmandu`,
}

/** A site of two years with so many pages, served by the production build, and its administrator. */
export async function openCountedSite(pages: number): Promise<CountedSite> {
  console.log(`Filling a site with ${pages.toLocaleString('en')} pages …`)
  const dataDir = await newDataDir()
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), GALLERY: 'off', RATE_LIMIT: '100000' })
  const address = await server.ready
  if (!address) throw new Error(`The site did not start:\n${server.output()}`)
  const client = await openOwnDatabase(dataDir)
  await fill(client, pages)
  await rolledUp(client)
  const headers = { authorization: `Bearer ${await administrator(client)}`, 'accept-encoding': 'gzip, deflate, br' }
  const connection = await openConnection(address)
  const took = async (work: () => Promise<unknown>) => {
    const begin = performance.now()
    await work()
    return performance.now() - begin
  }

  return {
    pages,
    ask: (call) =>
      took(async () => {
        const { status, body } = await connection.ask(requestBytes({ path: PATHS[call], headers }))
        if (status !== 200) throw new Error(`${call} was answered ${status}: ${body}`)
      }),
    count: (call) =>
      took(async () => {
        for (const statement of COUNTING[call]) await client.query(statement)
      }),
    async stop() {
      connection.close()
      await client.end()
      server.child.kill('SIGTERM')
      await server.ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits until the server has rolled up what it was filled with, as it does once a minute. */
async function rolledUp(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select exists (select from activity_changes) as waits')
    if (!rows[0].waits) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function administrator(client: pg.Client): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await client.query(
    `with admin as (insert into users (name, email, admin) values ('Ada', 'ada@example.org', true) returning id)
       insert into sessions (token_hash, user_id) select $1, id from admin`,
    [hash],
  )
  return token
}
