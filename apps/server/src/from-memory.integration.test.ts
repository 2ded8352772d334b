import { calls, type Website } from '@huebook/contract'
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { audit } from '#features/audit/audit.service.ts'
import { createPlanService } from '#features/plans/plans.service.ts'
import { createSettingService } from '#features/settings/settings.service.ts'
import { createEditWebsite } from '#features/website/edit-website.ts'
import { createLog } from '#platform/log/log.ts'
import { createNotices } from '#platform/notices/notices.ts'
import { createVault } from '#platform/secrets/vault.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const PUBLIC = ['/', '/pages/public', '/api/settings/list', '/api/plans/list', '/api/openapi.json']

let admin: SignedIn
beforeAll(async () => {
  admin = await site.signIn({ admin: true })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const change = (value: string, name: 'app_name' | 'website' = 'app_name') =>
  site.call(calls.updateSetting, { params: { name }, body: { value } }, admin)
const changePlan = (title: string) => {
  const body = { name: 'starter', description: '', price: 5, publicPageLimit: 1, pageCreationLimit: 1 } as const
  return site.call(calls.updatePlan, { params: { name: 'starter' }, body: { ...body, title } }, admin)
}
const ask = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

describe.each(PUBLIC)('what everybody may read at %s', (url) => {
  test('is read from the database once, however many ask', async () => {
    await ask(url)
    const query = vi.spyOn(site.db.$client, 'query')
    for (const answer of await Promise.all([ask(url), ask(url), ask(url)])) expect(answer.statusCode).toBe(200)
    expect(query.mock.calls).toEqual([])
  })

  test('is not sent again to whoever has it', async () => {
    const first = await ask(url)
    expect(first.headers['cache-control']).toBe('no-cache')
    const etag = String(first.headers['etag'])
    const second = await ask(url, { 'if-none-match': etag })
    expect([second.statusCode, second.body, second.headers['etag']]).toEqual([304, '', etag])
    expect((await ask(url, { 'if-none-match': 'W/"older"' })).statusCode).toBe(200)
  })
})

test.each(['/', '/api/settings/list'])('a change is seen at %s with the next look', async (url) => {
  for (const name of ['Malkasten', 'Farbtopf']) {
    const before = String((await ask(url)).headers['etag'])
    expect(await change(name)).toMatchObject({ ok: true })
    const after = await ask(url, { 'if-none-match': before })
    expect([after.statusCode, after.body]).toEqual([200, expect.stringContaining(name)])
  }
})

test('a change of a plan is seen with the next look', async () => {
  await ask('/')
  await changePlan('Kleckse')
  for (const url of ['/', '/api/plans/list']) expect((await ask(url)).body).toContain('Kleckse')
})

test('a change is seen by every other process, without its answers growing old', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const log = createLog({ write: () => undefined })
  const notices = createNotices({ db: site.db, log })
  const plans = createPlanService({ db: site.db, notices, audit, takesPayments: async () => false })
  const vault = createVault('the secret of a test site')
  const isAdminsUpload = async () => false
  const editWebsite = createEditWebsite({ isAdminsUpload })
  const settings = createSettingService({
    db: site.db,
    vault,
    notices,
    audit,
    isAdminsUpload,
    editWebsite,
    onStripeKey: async () => undefined,
  })
  await notices.start()
  onTestFinished(notices.stop)
  const remembered = async () => JSON.stringify([await plans.list(), await settings.listPublic()])
  for (const word of ['Pinselohr', 'Tuschkasten']) {
    expect(await remembered()).not.toContain(word)
    await Promise.all([changePlan(word), change(word)])
    await expect.poll(remembered).toMatch(new RegExp(`${word}.*${word}`))
  }
})

test('the page of a screen comes without the long documents, which are for the screens that show them', async () => {
  const settings = await site.call(calls.listSettings, {})
  const stored = settings.ok && settings.data.find(({ name }) => name === 'website')?.value
  const website: Website = JSON.parse(stored || '')
  website.terms = { visibility: true, content: '<p>You shall colour</p>' }
  website.privacy = { visibility: true, content: '<p>We know nothing</p>' }
  expect(await change(JSON.stringify(website), 'website')).toMatchObject({ ok: true })
  const { body } = await ask('/')
  expect(body).not.toMatch(/shall colour|know nothing/)
  expect(body).toContain(website.landing.home.headingLine1)
  expect((await ask('/api/settings/list')).body).toMatch(/shall colour.*know nothing/)
})
