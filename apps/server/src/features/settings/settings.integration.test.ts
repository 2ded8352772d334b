import { calls, Website } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { settings as settingsTable } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()
const read = async (): Promise<Record<string, string>> => {
  const answer = await site.call(calls.listSettings, {})
  return answer.ok ? Object.fromEntries(answer.data.map(({ name, value }) => [name, value])) : {}
}

describe('the settings of a new site', () => {
  test('have a name, a tagline and a website with every section filled in', async () => {
    const settings = await read()
    expect(settings['app_name']).toBe('Huebook')
    expect(Website.safeParse(JSON.parse(settings['website'] ?? '')).success).toBe(true)
  })
})

describe('changing a setting', () => {
  test('is seen by the next visitor', async () => {
    const admin = await site.signIn({ admin: true })
    await site.call(calls.updateSetting, { params: { name: 'app_name' }, body: { value: ' Malkasten ' } }, admin)
    expect((await read())['app_name']).toBe('Malkasten')
    expect((await site.app.inject('/')).body).toContain('<title>Malkasten</title>')
  })

  test('is refused when the site would have no name', async () => {
    const admin = await site.signIn({ admin: true })
    const answer = await site.call(calls.updateSetting, { params: { name: 'app_name' }, body: { value: ' ' } }, admin)
    expect(answer).toMatchObject({ status: 422, problem: { message: 'Please enter a name for the site' } })
  })

  test.each(['not json', '{}', '[]', '"text"'])('is refused when the website would be %s', async (value) => {
    const admin = await site.signIn({ admin: true })
    const before = (await read())['website']
    const answer = await site.call(calls.updateSetting, { params: { name: 'website' }, body: { value } }, admin)
    expect(answer).toMatchObject({ status: 422, problem: { code: 'INVALID' } })
    expect((await read())['website']).toBe(before)
  })
})

describe('a secret setting', () => {
  const secret = 'sk_test_do_not_show'

  test('lights its check, and is nowhere to be read', async () => {
    const admin = await site.signIn({ admin: true })
    await site.call(calls.updateSetting, { params: { name: 'stripe_key' }, body: { value: secret } }, admin)
    expect(await site.call(calls.readAppStatus, {}, admin)).toMatchObject({
      data: { stripeApi: true, openaiApi: false, stripeWebhook: false, plans: false },
    })
    expect(JSON.stringify(await read())).not.toContain(secret)
    expect(JSON.stringify(await site.db.select().from(settingsTable))).not.toContain(secret)
    expect(site.logged()).not.toContain(secret)
  })

  test('goes out again when it is emptied', async () => {
    const admin = await site.signIn({ admin: true })
    await site.call(calls.updateSetting, { params: { name: 'stripe_key' }, body: { value: '' } }, admin)
    expect(await site.call(calls.readAppStatus, {}, admin)).toMatchObject({ data: { stripeApi: false } })
  })
})
