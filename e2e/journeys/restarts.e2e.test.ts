import { rm } from 'node:fs/promises'
import { type Credit, calls, type Paginated, type Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type OpenaiServer, startOpenaiServer } from '../../apps/server/src/testing/openai-server.ts'
import { ask } from '../site/ask.ts'
import { newDataDir } from '../site/data-dir.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { readOutbox } from '../site/mailbox.ts'
import { signUp } from '../site/people.ts'
import { freePort, type ServerProcess, startServerProcess } from '../site/server-process.ts'
import { visitorsOf } from '../site/stage.ts'
import { photographStillLife } from '../site/still-life.ts'

const drawings: Record<'good' | 'scribble', Buffer> = { good: Buffer.alloc(0), scribble: Buffer.alloc(0) }
let openai: OpenaiServer
let server: ServerProcess
let env: Record<string, string>
let address = ''
const visitor = visitorsOf(() => address)

async function start(): Promise<void> {
  server = startServerProcess(env)
  address = await server.ready
}

async function stop(): Promise<void> {
  server.child.kill('SIGTERM')
  await server.ended
}

beforeAll(async () => {
  drawings.good = await photographStillLife()
  openai = await startOpenaiServer(drawings)
  // On the same port each time, as behind an address that stays.
  env = {
    DATA_DIR: await newDataDir(inject('newSite')),
    PORT: await freePort(),
    OPENAI_BASE_URL: openai.baseUrl,
    OPENAI_PATIENCE: '600',
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'on',
  }
  await start()
  const { token } = await createFirstAdmin(address, server.output())
  await fetch(`${address}/api${calls.updateSetting.path.replace('{name}', 'openai_key')}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ value: 'sk-of-the-site' }),
  })
})

afterAll(async () => {
  await stop()
  await openai.close()
  await rm(env['DATA_DIR'] ?? '', { recursive: true, force: true })
})

async function newcomer(email: string): Promise<Page> {
  openai.answering = 'stalls'
  openai.requests.length = 0
  const { page } = await visitor()
  await signUp({ mailbox: readOutbox(env['DATA_DIR'] ?? '') }, page, 'Mia', email)
  return page
}

const isAskedFor = (path: string) => expect.poll(() => openai.requests.map((request) => request.path)).toContain(path)

/** Stops the site in the middle of a page, and starts it again once the screen has said that it is away. */
async function restartUnder(page: Page): Promise<void> {
  await stop()
  await page.getByText('The site is away for a moment. Your page is not lost: we keep asking for it.').waitFor()
  openai.answering = 'draws'
  await start()
  await page.getByRole('heading', { name: 'Your page is ready' }).waitFor()
}

/** How many pages there are, and how many credits are left for more. */
const account = async (page: Page) => {
  const own = await ask<Paginated<SitePage>>(page, 'GET', `${calls.paginatePages.path}?scope=owned`)
  const { page_creation } = await ask<Credit>(page, 'GET', calls.readCredit.path)
  return { pages: own.data.length, credits: page_creation }
}

test('a site that is stopped while it draws goes on after its start: one page, one credit, and nobody is told otherwise', async () => {
  const page = await newcomer('mia@restarts.example.org')
  await page.goto('/pages/create/ai')
  await page.getByLabel('What should be on your page?').fill('a whale in a teacup')
  await page.getByRole('button', { name: 'Draw it' }).click()
  await isAskedFor('/v1/images/generations')
  await restartUnder(page)
  await page.getByText('Another page takes one credit: you have 4 credits left.').waitFor()
  expect(await account(page)).toEqual({ pages: 1, credits: 4 })
})

test('a site that is stopped while it makes a page of a photo does so, too', async () => {
  const page = await newcomer('ben@restarts.example.org')
  await page.goto('/pages/create/upload')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fruit.jpg', mimeType: 'image/jpeg', buffer: drawings.good })
  await page.getByRole('switch', { name: 'Share this page' }).click()
  await page.getByRole('button', { name: 'Make the page' }).click()
  await isAskedFor('/v1/moderations')
  await restartUnder(page)
  expect(await account(page)).toEqual({ pages: 1, credits: 4 })
})
