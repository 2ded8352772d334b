import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { settings } from '#platform/db/schema.ts'
import { contentKey } from '#platform/storage/key.ts'
import { testSite } from '#testing/test-site.ts'

describe('a client that calls too often', () => {
  const site = testSite({ rateLimit: 3 })
  const ask = async (remoteAddress: string) =>
    (await site.app.inject({ url: '/api/plans/list', remoteAddress })).statusCode

  test('is asked to wait, and told how long; screens and pictures still load', async () => {
    const ask = () => site.app.inject('/api/plans/list')
    for (const answer of [await ask(), await ask(), await ask()]) expect(answer.statusCode).toBe(200)
    const refused = await ask()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await site.app.inject('/')).statusCode).toBe(200)
    const key = contentKey(Buffer.from('x'), 'png')
    await site.storage.put(key, Buffer.from('x'), 'image/png')
    await site.db
      .update(settings)
      .set({ value: site.storage.url(key) })
      .where(eq(settings.name, 'favicon'))
    expect((await site.app.inject(site.storage.url(key))).statusCode).toBe(200)
  })

  test('is asked to wait by the docs as well, which are read from the disk', async () => {
    const ask = (url: string) => site.app.inject({ url, remoteAddress: '203.0.113.20' })
    for (const url of ['/api/docs', '/api/docs/static/index.css', '/api/openapi.json'])
      expect((await ask(url)).statusCode).toBe(200)
    expect((await ask('/api/docs/json')).json()).toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('is the same client under every address of its own network', async () => {
    const answers = []
    for (const last of [1, 2, 3, 4]) answers.push(await ask(`2001:db8:1:2::${last}`))
    expect(answers).toEqual([200, 200, 200, 429])
    expect(await ask('2001:db8:1:3::1')).toBe(200)
  })

  test('is the same client however its address is written', async () => {
    const answers = []
    for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '203.0.113.7', '::FFFF:203.0.113.7'])
      answers.push(await ask(ip))
    expect(answers).toEqual([200, 200, 200, 429])
  })
})

describe('behind one proxy, as TRUST_PROXY=on says', () => {
  const site = testSite({ rateLimit: 3, trustProxy: readConfig({ TRUST_PROXY: 'on' }).trustProxy })
  const ask = async (forwarded: string) =>
    (await site.app.inject({ url: '/api/plans/list', headers: { 'x-forwarded-for': forwarded } })).statusCode

  test('a client is who the proxy says, not who it says to the proxy that it is', async () => {
    const answers = []
    for (const lie of [1, 2, 3, 4]) answers.push(await ask(`198.51.100.${lie}, 203.0.113.9`))
    expect(answers).toEqual([200, 200, 200, 429])
    expect(await ask('203.0.113.10')).toBe(200)
  })
})

describe('a proxy that nobody has told us to believe', () => {
  const site = testSite()
  const warnings = () => site.logged().split('TRUST_PROXY').length - 1

  test('is worth one line in the log, which names no address', async () => {
    await site.app.inject('/api/plans/list')
    expect(warnings()).toBe(0)
    for (const address of ['203.0.113.1', '203.0.113.2'])
      await site.app.inject({ url: '/api/plans/list', headers: { 'x-forwarded-for': address } })
    expect(warnings()).toBe(1)
    expect(site.logged()).not.toContain('203.0.113')
  })
})

describe('a proxy that is trusted', () => {
  const site = testSite({ trustProxy: readConfig({ TRUST_PROXY: 'on' }).trustProxy })

  test('is worth none', async () => {
    await site.app.inject({ url: '/api/plans/list', headers: { 'x-forwarded-for': '203.0.113.1' } })
    expect(site.logged()).not.toContain('TRUST_PROXY')
  })
})
