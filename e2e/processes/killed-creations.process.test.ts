import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Creation, type Credit, calls, type Page, type Paginated } from '@huebook/contract'
import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { killsOr } from '../site/kills.ts'
import { readOutbox } from '../site/mailbox.ts'
import { inDatabaseOf, openOwnDatabase } from '../site/own-database.ts'
import { freePort, type ServerProcess } from '../site/server-process.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'

const KILLS = killsOr(2)
const CUTS = killsOr(1)
/** Pages asked for before each kill: in the end all of them fit into one list. */
const AT_ONCE = Math.min(3, Math.floor(20 / KILLS))
/** The latest moment of a kill, in milliseconds after the first of them is known: by then it is drawn, or nearly. */
const LATEST_MS = 1500
const LIMIT = 1000

interface Running extends ServerProcess {
  address: string
}

test(`a page or its credit comes of every page that was asked for, though the server is killed ${KILLS} times over them`, async () => {
  const dataDir = await copyOfSite()
  let server = await start(dataDir)
  const token = await signUp(server)
  let asked = 0
  let known = 0

  for (let kill = 0; kill < KILLS; kill += 1) {
    const { address, child, ended } = server
    for (let count = 0; count < AT_ONCE; count += 1) {
      // Nobody waits for it: the answer, if there is one, dies with the server.
      void post(address, token, calls.createPage.path, { prompt: `a cat and ${kill} dogs`, detail: 1 }).catch(
        () => undefined,
      )
      asked += 1
    }
    // Killed before any of them is known there, nothing would be seen of it.
    await waitFor(
      () => get<Creation[]>(address, token, calls.listCreations.path),
      (creations) => expect(creations.length).toBeGreaterThan(known),
    )
    await sleep((LATEST_MS * (kill + 1)) / KILLS)
    child.kill('SIGKILL')
    await ended
    server = await start(dataDir)
    known = (await get<Creation[]>(server.address, token, calls.listCreations.path)).length
  }

  const creations = await everyCreationHasEnded(server, token)
  const pages = (await get<Paginated<Page>>(server.address, token, `${calls.paginatePages.path}?scope=owned`)).data
  const credit = await get<Credit>(server.address, token, calls.readCredit.path)
  const drawn = creations.filter(({ page_id }) => page_id !== null)
  // Of what was asked for some never arrived; of what did, each is a page that was paid for, or a sentence and a credit.
  expect(creations.length).toBeLessThanOrEqual(asked)
  expect(drawn.length).toBeGreaterThan(0)
  expect(creations.filter(({ page_id, problem }) => (page_id === null) === (problem === null))).toEqual([])
  expect(pages.map(({ id }) => id).sort()).toEqual([...new Set(drawn.map(({ page_id }) => page_id))].sort())
  expect(LIMIT - credit.page_creation).toBe(pages.length)

  await makeChecksDue(dataDir)
  server.child.kill('SIGTERM')
  await server.ended
  server = await start(dataDir)
  const needed = pages.flatMap(({ illustration, previews, vector }) => [
    ...[illustration, vector ?? illustration],
    ...previews.map(({ url }) => url),
  ])
  const names = [...new Set(needed.map((url) => basename(url)))].sort()
  await waitFor(
    () => filesIn(dataDir),
    (files) => expect(files).toEqual(names),
  )
})

test(`eight pages and eight mails that were asked for all arrive, though a connection to the database is cut over them, ${CUTS} times`, async () => {
  const dataDir = await copyOfSite()
  const server = await start(dataDir)
  const { address } = server
  const token = await signUp(server)
  const mails = readOutbox(dataDir)
  const database = await openOwnDatabase(dataDir)
  onTestFinished(() => database.end())
  const list = () => get<Creation[]>(address, token, calls.listCreations.path)

  for (let cut = 1; cut <= CUTS; cut += 1) {
    const before = new Set((await list()).map(({ id }) => id))
    const asked = async () => (await list()).filter(({ id }) => !before.has(id))
    const addresses = Array.from({ length: 8 }, (_, index) => `mia${cut}.${index}@example.org`)
    for (const _ of addresses)
      void post(address, token, calls.createPage.path, { prompt: `a cat and ${cut} dogs`, detail: 1 }).catch(
        () => undefined,
      )
    await waitFor(asked, (creations) => expect(creations).toHaveLength(8))
    for (const email of addresses)
      expect(await (await post(address, '', calls.signIn.path, { email })).json()).toEqual({ sent: true })
    await database.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`)
    for (const email of addresses) await mails.next(email)
    await waitFor(asked, (creations) => expect(creations.filter(({ page_id }) => page_id !== null)).toHaveLength(8))
  }
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const credit = await get<Credit>(address, token, calls.readCredit.path)
  expect(LIMIT - credit.page_creation).toBe(8 * CUTS)
})

async function start(dataDir: string): Promise<Running> {
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), MAIL_LIMIT: '1000000' })
  return { ...server, address: await server.ready }
}

/** Somebody who may make pages without end, signed in by the code on the console. */
async function signUp({ address, output }: Running): Promise<string> {
  const admin = await createFirstAdmin(address, output())
  const {
    id: _id,
    stripe_price_id: _price,
    ...free
  } = (await get<Record<string, unknown>[]>(address, '', '/plans/list'))[0] ?? {}
  const limits = { publicPageLimit: LIMIT, pageCreationLimit: LIMIT, price: 0 }
  const { title, description } = free
  await post(address, admin.token, '/plans/free/update', { name: 'free', title, description, ...limits })
  await post(address, '', calls.signUp.path, { name: 'Mia', email: 'mia@example.org' })
  const code = await waitFor(
    () => /Code\W+(\d{6})/.exec(output())?.[1],
    (one) => expect(one).toBeDefined(),
    { progress: output },
  )
  const session = await post(address, '', calls.verify.path, { email: 'mia@example.org', code })
  return ((await session.json()) as { token: string }).token
}

const everyCreationHasEnded = ({ address }: Running, token: string): Promise<Creation[]> =>
  waitFor(
    () => get<Creation[]>(address, token, calls.listCreations.path),
    (creations) => expect(creations.filter(({ ended }) => !ended)).toEqual([]),
  )

const post = (address: string, token: string, path: string, body: object) =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

async function get<Answer>(address: string, token: string, path: string): Promise<Answer> {
  const answer = await fetch(`${address}/api${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as Answer
}

/** Files a kill has left wait for an hour before anybody looks at them; here that is over. */
const makeChecksDue = (dataDir: string) =>
  inDatabaseOf(dataDir, (client) => client.query(`update file_checks set due_at = now() - interval '1 second'`))

const filesIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
