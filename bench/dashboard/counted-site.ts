import { createHash, randomBytes } from 'node:crypto'
import { calls } from '@huebook/contract'
import type pg from 'pg'
import { openOwnDatabase } from '../../e2e/site/own-database.ts'
import { freePort, startServerProcess } from '../../e2e/site/server-process.ts'
import { openConnection, requestBytes } from '../harness/connection.ts'
import { filledSite } from '../harness/filled-site.ts'
import { COUNTING, type MeasuredCall } from './counting.ts'
import { ADMIN, fill } from './fill.ts'

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
  const dataDir = await filledSite('dashboard', pages, fill)
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), GALLERY: 'off', RATE_LIMIT: '100000' })
  const address = await server.ready
  if (!address) throw new Error(`The site did not start:\n${server.output()}`)
  const client = await openOwnDatabase(dataDir)
  const headers = { authorization: `Bearer ${await signedIn(client)}`, 'accept-encoding': 'gzip, deflate, br' }
  const took = async (work: () => Promise<unknown>) => {
    const begin = performance.now()
    await work()
    return performance.now() - begin
  }

  return {
    pages,
    async ask(call) {
      // One for each: while others are counted by hand, the server would close it.
      const connection = await openConnection(address)
      const time = await took(async () => {
        const { status, body } = await connection.ask(requestBytes({ path: PATHS[call], headers }))
        if (status !== 200) throw new Error(`${call} was answered ${status}: ${body}`)
      })
      connection.close()
      return time
    },
    count: (call) =>
      took(async () => {
        for (const statement of COUNTING[call]) await client.query(statement)
      }),
    async stop() {
      await client.end()
      server.child.kill('SIGTERM')
      await server.ended
    },
  }
}

async function signedIn(client: pg.Client): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await client.query('insert into sessions (token_hash, user_id) values ($1, $2)', [hash, ADMIN.id])
  return token
}
