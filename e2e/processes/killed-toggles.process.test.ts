import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { killsOr } from '../site/kills.ts'
import { inDatabaseOf } from '../site/own-database.ts'
import { freePort, type ServerProcess } from '../site/server-process.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'

const KILLS = killsOr(2)
const PEOPLE = 100
const PAGES = 10
/** At once before each kill, and once more in the end, when nobody disturbs them. */
const TOGGLES = 200

interface Running extends ServerProcess {
  address: string
}

test(`the favourites of a page are counted exactly, though the server is killed ${KILLS} times while ${PEOPLE} people toggle them`, async () => {
  const dataDir = await copyOfSite()
  let server = await start(dataDir)
  const { tokens, ids } = await inDatabaseOf(dataDir, peopleAndPages)

  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, ended } = server
    const last = Math.ceil((TOGGLES * (kill + 1)) / (KILLS + 1))
    await toggleAll(server, tokens, ids, (answered) => {
      // The others are under way.
      if (answered === last) child.kill('SIGKILL')
    })
    await ended
    server = await start(dataDir)
    expect(await miscounted(dataDir)).toEqual([])
  }

  const answers = await toggleAll(server, tokens, ids)
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect(await miscounted(dataDir)).toEqual([])
})

async function start(dataDir: string): Promise<Running> {
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), RATE_LIMIT: '1000000' })
  return { ...server, address: await server.ready }
}

/** What each was answered, or 0 where the answer died with the server. */
function toggleAll(
  { address }: Running,
  tokens: readonly string[],
  ids: readonly string[],
  onAnswer: (answered: number) => void = () => undefined,
): Promise<number[]> {
  let answered = 0
  const toggle = (token: string, id: string) =>
    fetch(`${address}/api/pages/${id}/favorited/toggle`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}` },
    }).then(
      ({ status }) => {
        answered += 1
        onAnswer(answered)
        return status
      },
      () => 0,
    )
  const all = Array.from({ length: TOGGLES }, (_, i) =>
    toggle(tokens[i % PEOPLE] as string, ids[(i * 7) % PAGES] as string),
  )
  return Promise.all(all)
}

/** People who are signed in, and pages of one of them. */
async function peopleAndPages(client: pg.Client) {
  const tokens = Array.from({ length: PEOPLE }, () => randomBytes(32).toString('base64url'))
  const people = await idsOf(
    client,
    `insert into users (name, email) select 'Mia', i || '@example.org' from generate_series(1, ${PEOPLE}) i returning id`,
  )
  for (const [i, token] of tokens.entries()) {
    const hash = createHash('sha256').update(token).digest()
    await client.query('insert into sessions (token_hash, user_id) values ($1, $2)', [hash, people[i]])
  }
  const ids = await idsOf(
    client,
    `insert into pages (user_id, title, illustration, preview, width, height, public)
      select '${people[0]}', 'Owl', 'aa.png', 'bb.webp', 1, 1, true from generate_series(1, ${PAGES}) returning id`,
  )
  return { tokens, ids }
}

/** Pages whose count is not that of their favourites, or of which those know less than they should. */
const miscounted = (dataDir: string): Promise<string[]> =>
  inDatabaseOf(dataDir, (client) =>
    idsOf(
      client,
      `select id from pages where favorited_count <> (select count(*) from favorites where page_id = pages.id)
        or exists (select 1 from favorites where page_id = pages.id and page_favorited <> listed_favorited)`,
    ),
  )

async function idsOf(client: pg.Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(statement)
  return rows.map(({ id }) => id)
}
