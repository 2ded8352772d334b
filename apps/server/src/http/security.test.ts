import Fastify from 'fastify'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { secure } from './security.ts'

async function headersOf(url: string, options: Partial<Parameters<typeof secure>[1]> = {}) {
  const app = Fastify()
  await secure(app, { publicUrl: 'http://localhost:3000', rateLimit: 1000, ...options })
  app.get('/', async () => 'a screen')
  app.get('/own', async (_request, reply) => reply.header('content-security-policy', 'sandbox').send('a picture'))
  return (await app.inject(url)).headers
}

const EVERYWHERE = {
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

describe('every answer', () => {
  test.each(['/', '/nothing/here'])('tells browsers what the site does not do: %s', async (url) => {
    const headers = await headersOf(url)
    expect(headers).toMatchObject(EVERYWHERE)
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  test('may say so more strictly', async () => {
    expect((await headersOf('/own'))['content-security-policy']).toBe('sandbox')
  })

  test('of a site on https keeps browsers there', async () => {
    const headers = await headersOf('/', { publicUrl: 'https://colour.example.org' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test.each([
    ['http://studio.local:3000', false],
    ['http://192.168.1.7:3000', false],
    ['http://127.0.0.1:3000', true],
    ['https://colour.example.org', true],
  ])('has only what browsers heed at its address, or they would complain: %s', async (publicUrl, isSecure) => {
    const headers = await headersOf('/', { publicUrl })
    for (const name of ['cross-origin-opener-policy', 'origin-agent-cluster'])
      expect(name in headers, name).toBe(isSecure)
  })

  test('lets browsers fetch files from where they are stored', async () => {
    const headers = await headersOf('/', { filesOrigin: 'https://files.example.org' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' data: blob: https://files.example.org;")
    expect(policy).toContain("connect-src 'self' https://files.example.org;")
  })
})

describe('a client that has called too often', () => {
  const HOUR = 60 * 60 * 1000

  test.each([-HOUR, HOUR])('waits its minute and no longer, though the clock is set by %i ms', async (milliseconds) => {
    const app = Fastify()
    handleErrors(app)
    await secure(app, { publicUrl: 'http://localhost:3000', rateLimit: 1 })
    app.get('/', { onRequest: app.rateLimit() }, async () => 'an answer')
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    await app.inject('/')
    vi.setSystemTime(Date.now() + milliseconds)
    const refused = await app.inject('/')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})
