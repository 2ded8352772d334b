import { randomUUID } from 'node:crypto'
import { type Call, calls, type Page } from '@huebook/contract'
import { expect, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

interface Asked {
  token?: string
  body?: object
  query?: string
  key?: string
  accept?: string
}

async function ask(address: string, { method, path }: Pick<Call, 'method' | 'path'>, asked: Asked = {}) {
  const { token, body, query = '', key, accept } = asked
  const answer = await fetch(`${address}/api${path}${query}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...(accept && { accept }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, text, body: accept ? undefined : JSON.parse(text) }
}

/** Somebody who has signed up at the first process and verified themself at the second. */
async function signUp(site: TwoProcesses, email: string): Promise<string> {
  await ask(site.first, calls.signUp, { body: { name: 'Mia', email } })
  const { code } = await site.mails.next(email)
  const { body } = await ask(site.second, calls.verify, { body: { email, code } })
  return body.token
}

/** By turns, from one process to the other. */
const eachOf = ({ first, second }: TwoProcesses, times: number) =>
  Array.from({ length: times }, (_, one) => (one % 2 === 0 ? first : second))

test('who somebody is, and how often they have tried, is known to every process', async () => {
  const site = await startTwoProcesses({ MAIL_LIMIT: '4' })
  const token = await signUp(site, 'mia@example.org')
  for (const address of [site.first, site.second])
    expect(await ask(address, calls.readCurrentUser, { token })).toMatchObject({ status: 200 })

  // Three wrong codes here and two there are five: the right one does not help any more.
  await ask(site.second, calls.signIn, { body: { email: 'mia@example.org' } })
  const { code } = await site.mails.next('mia@example.org')
  const wrong = code === '111111' ? '222222' : '111111'
  for (const address of eachOf(site, 5))
    expect((await ask(address, calls.verify, { body: { email: 'mia@example.org', code: wrong } })).status).not.toBe(200)
  expect((await ask(site.second, calls.verify, { body: { email: 'mia@example.org', code } })).status).not.toBe(200)

  // Two mails were sent to this client; of four more by turns two are, whichever process is asked.
  const statuses: number[] = []
  for (const [one, address] of eachOf(site, 4).entries())
    statuses.push((await ask(address, calls.signIn, { body: { email: `mia-${one}@example.org` } })).status)
  expect(statuses).toEqual([200, 200, 429, 429])

  expect(await ask(site.first, calls.signOut, { token })).toMatchObject({ status: 200 })
  expect(await ask(site.second, calls.readCurrentUser, { token })).toMatchObject({ status: 401 })
})

/**
 * A process whose clock hardly moves, so that nothing it remembers grows too old by itself: what has changed it can only have
 * been told.
 */
const FORGETS_NOTHING = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    'const now = performance.now.bind(performance); performance.now = () => now() / 100_000',
  )}`,
}

test('what an administrator changes at one process is what another one answers from its memory', async () => {
  const site = await startTwoProcesses(FORGETS_NOTHING)
  const { token } = await createFirstAdmin(site.first, site.output())
  const told = async (address: string) => {
    const settings = (await ask(address, calls.listSettings)).body as { name: string; value: string }[]
    return settings.find(({ name }) => name === 'tagline')?.value
  }
  const page = async (address: string) => (await fetch(address)).text()
  await Promise.all([site.first, site.second].flatMap((address) => [told(address), page(address)]))
  for (const [one, address] of eachOf(site, 4).entries()) {
    const value = `Colours of day ${one}`
    const change = { method: 'PATCH', path: '/settings/tagline/update' } as const
    expect(await ask(address, change, { token, body: { value } })).toMatchObject({ status: 200 })
    // Whoever has changed it sees it at once; the notice reaches the other in a moment.
    expect(await told(address)).toBe(value)
    for (const other of [site.first, site.second])
      await waitFor(
        async () => [await told(other), (await page(other)).includes(value)],
        (seen) => expect(seen).toEqual([value, true]),
        { pauseMs: 20 },
      )
  }
})

test('one key is one page and one credit, whichever process is asked, and each tells how far it is', async () => {
  const site = await startTwoProcesses({})
  const token = await signUp(site, 'mia@example.org')
  const key = randomUUID()
  const body = { prompt: 'a cat and an owl', style: 'scene', detail: 2, public: false }
  const [drawn, followed, again] = await Promise.all([
    ask(site.first, calls.createPage, { token, body, key }),
    ask(site.second, calls.createPage, { token, body, key, accept: 'text/event-stream' }),
    ask(site.second, calls.createPage, { token, body, key }),
  ])
  const page = drawn.body as Page
  expect([drawn.status, again.status]).toEqual([200, 200])
  expect(again.body.id).toBe(page.id)
  expect(followed.text).toMatch(/event: progress/)
  expect(followed.text).toContain(`"id":"${page.id}"`)
  const { rows } = await site.database.query(
    `select (select count(*)::int from pages p where p.user_id = u.id) as pages,
      (select count(*)::int from credit_uses c where c.user_id = u.id) as credits from users u where email = $1`,
    ['mia@example.org'],
  )
  expect(rows).toEqual([{ pages: 1, credits: 1 }])
})
