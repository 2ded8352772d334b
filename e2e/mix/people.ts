import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { calls, type Page } from '@huebook/contract'
import type pg from 'pg'
import sharp from 'sharp'
import { type Answer, newTold, type Send, type Things, type Told } from './acts.ts'
import type { MixStage } from './stage.ts'

export interface Person {
  id: string
  email: string
  token: string
  told: Told
}

/** Where the processes of a site are found. */
export interface Servers {
  servers: readonly { address: string }[]
}

type Site = Servers & Pick<MixStage, 'inDatabase'>

/** Pages that everybody sees, beside the one that is coloured. */
const PAGES = 300
/** How long a proxy looks for a process that answers, in milliseconds, as deploy/Caddyfile says. */
const LOOK_MS = 10_000
const LOOK_AGAIN_MS = 100
/** How long somebody waits for an answer, in milliseconds: longer than a page takes to be drawn. */
const ANSWER_MS = 60_000

/** People who are signed in, and pages for all of them. */
export async function settlePeople(stage: Site, count: number): Promise<{ people: Person[]; things: Things }> {
  const people = await stage.inDatabase((client) => insertPeople(client, count))
  const [author] = people as [Person]
  const body = { prompt: 'a big balloon', style: 'close-up', detail: 1, public: true }
  const drawn = await sendAs(author, stage.servers)(calls.createPage, body)
  if (drawn.status !== 200) throw new Error(`Nothing can be drawn: ${JSON.stringify(drawn.body)}`)
  const page = drawn.body as Page
  const pages = await stage.inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into pages (user_id, title, illustration, preview, width, height, public)
        select $1, 'Owl ' || i, 'aa.png', 'bb.webp', 1024, 1024, true from generate_series(1, ${PAGES}) i returning id`,
      [author.id],
    )
    await client.query('analyze')
    return rows.map(({ id }) => id)
  })
  return { people, things: { pages, colorable: page.id, drawings: await drawingsFor(stage, page) } }
}

async function insertPeople(client: pg.Client, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let one = 0; one < count; one += 1) {
    const token = randomBytes(32).toString('base64url')
    const email = `mix-${one}@example.org`
    const { rows } = await client.query<{ id: string }>(
      `insert into users (name, email) values ('Mia', $1) returning id`,
      [email],
    )
    const { id } = rows[0] as { id: string }
    const hash = createHash('sha256').update(token).digest()
    await client.query('insert into sessions (token_hash, user_id) values ($1, $2)', [hash, id])
    people.push({ id, email, token, told: newTold() })
  }
  return people
}

/** A few drawings on the page, each with a spot somewhere else. */
async function drawingsFor({ servers }: Servers, page: Page): Promise<Uint8Array<ArrayBuffer>[]> {
  const address = servers[0]?.address
  const file = await fetch(new URL(page.illustration, address))
  const { width = 1, height = 1 } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
  const draw = (x: number) => {
    const spot = `<svg width="${width}" height="${height}"><circle cx="${x}" cy="${x}" r="90" fill="#c43"/></svg>`
    return buffer(sharp(Buffer.from(spot)).png())
  }
  return Promise.all([200, 400, 600, 800].map(async (x) => new Uint8Array(await draw(x))))
}

/** Sends what somebody wants to the processes in turn, past those that refuse the connection, as a proxy in front would. */
export function sendAs({ token }: Pick<Person, 'token'>, servers: Servers['servers']): Send {
  let turn = Math.floor(Math.random() * servers.length)
  return async ({ method, path }, body, key) => {
    const isForm = body instanceof FormData
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    }
    for (const end = Date.now() + LOOK_MS; ; ) {
      turn += 1
      const { address } = servers[turn % servers.length] as { address: string }
      try {
        const answer = await fetch(`${address}/api${path}`, {
          method,
          headers,
          signal: AbortSignal.timeout(ANSWER_MS),
          ...(body && { body: isForm ? body : JSON.stringify(body) }),
        })
        return { status: answer.status, body: await answer.json() } satisfies Answer
      } catch (error) {
        const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException
        if (code !== 'ECONNREFUSED' || Date.now() > end) throw error
        await sleep(LOOK_AGAIN_MS)
      }
    }
  }
}
