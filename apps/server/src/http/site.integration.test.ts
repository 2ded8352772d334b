import { Boot } from '@huebook/contract'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

describe('the page every screen starts from', () => {
  test.each([
    '/splash',
    '/pages/public',
    '/sign-in?x=1',
    '/SIGN-IN/',
    '/pages/42/color',
    '/admin/users/7/edit',
    '//',
    '///?x=1',
  ])('is served at %s', async (url) => {
    const answer = await site.app.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(answer.body).toContain('<title>Huebook</title>')
  })

  test.each(['/any/other/path', '/apiary', '/pages/public/nothing', '/admin/nothing', '/wp-login.php'])(
    'says that nothing is there, and is the app all the same: %s',
    async (url) => {
      const answer = await site.app.inject(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-cache'])
      expect(answer.body).toContain('<title>Huebook</title>')
    },
  )

  test('carries settings and plans, so that the first paint needs no call', async () => {
    const { body } = await site.app.inject('/splash')
    const boot = Boot.parse(JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? ''))
    expect(boot.plans.map(({ name }) => name)).toEqual(['free', 'starter', 'advanced'])
    expect(boot.settings.map(({ name }) => name)).toEqual(['app_name', 'tagline', 'favicon', 'website'])
  })

  test('allows no script but those of the site', async () => {
    const policy = String((await site.app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  test('is never served with its placeholders', async () => {
    for (const page of ['/index.html', '/prerendered.html'])
      expect((await site.app.inject(page)).body).not.toMatch(/site:start|<!--screen-->/)
  })
})

describe('a built file', () => {
  test('is kept by browsers for ever and travels compressed', async () => {
    const answer = await site.app.inject({ url: '/assets/app-4f2a.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    })
  })

  test.each(['br', 'gzip', 'identity'])('differs by encoding, which caches are told: %s', async (encoding) => {
    const answer = await site.app.inject({ url: '/assets/app-4f2a.js', headers: { 'accept-encoding': encoding } })
    expect(String(answer.headers['vary']).toLowerCase().split(', ')).toContain('accept-encoding')
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
  })

  test.each(['/assets/gone-1234.js', '/assets/../index.html', '/assets/%2e%2e/%2e%2e/package.json'])(
    'that is not there is not replaced by a screen: %s',
    async (url) => {
      const answer = await site.app.inject(url)
      expect(answer.body).not.toContain('"devDependencies"')
      if (url.startsWith('/assets/gone')) expect(answer.statusCode).toBe(404)
    },
  )
})

test('the service worker is asked for at each visit, or what is new of the app would be noticed late', async () => {
  const answer = await site.app.inject('/service-worker.js')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(answer.headers['content-type']).toContain('javascript')
})

test('browsers are told how the site is called where somebody puts it beside their apps', async () => {
  const answer = await site.app.inject('/manifest.webmanifest')
  expect([answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    'application/manifest+json',
    'no-cache',
  ])
  expect(answer.json()).toMatchObject({ name: 'Huebook', short_name: 'Huebook', scope: '/', display: 'standalone' })
  expect((await site.app.inject('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
})

test('what stands beside their apps is the icon of the site, as large as it says, with room around it where it may be cut', async () => {
  const { icons } = (await site.app.inject('/manifest.webmanifest')).json()
  const drawn = icons.filter(({ type }: { type: string }) => type === 'image/png')
  const sizes = ['192x192', '512x512', '192x192', '512x512']
  expect(drawn.map((icon: { sizes: string }) => icon.sizes)).toEqual(sizes)
  for (const { src, sizes, purpose } of drawn) {
    const { data, info } = await pixelsOf(src)
    expect(`${info.width}x${info.height}`).toBe(sizes)
    const cornerIsPaper = data[3] === 255 && data[0] === 0xff && data[2] === 0xf7
    expect(cornerIsPaper, src).toBe(purpose === 'maskable')
  }
})

test('telephones that know nothing of that are given an icon without a hole in it', async () => {
  const [, src = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec((await site.app.inject('/')).body) ?? []
  const { data, info } = await pixelsOf(src)
  expect([info.width, info.height]).toEqual([180, 180])
  expect(data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
})

async function pixelsOf(url: string) {
  const answer = await site.app.inject(url)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  return sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
}

describe('a request for a file that cannot be met', () => {
  test.each([
    [{ range: 'bytes=99999999-' }, 416, 'RANGE_NOT_SATISFIABLE'],
    [{ 'if-match': '"another"' }, 412, 'PRECONDITION_FAILED'],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, 'PRECONDITION_FAILED'],
  ])('is told so, and is no failure of ours: %j', async (headers, status, code) => {
    const before = site.logged()
    const answer = await site.app.inject({ url: '/assets/app-4f2a.js', headers })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    if (status === 416) expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    expect(site.logged()).toBe(before)
  })

  test.each(['..%2f', '%2e%2e%2f', '..%5c', '..%2f..%2f..%2fpackage.json', '%00', 'gone.js'])(
    'is told so in the docs, too: /api/docs/static/%s',
    async (path) => {
      const answer = await site.app.inject(`/api/docs/static/${path}`)
      expect([400, 404]).toContain(answer.statusCode)
      expect(['MALFORMED', 'NOT_FOUND']).toContain(answer.json().code)
      expect(site.logged()).not.toContain('request failed')
    },
  )
})

describe('a stored file that is missing', () => {
  test.each(['/files/ab/cd.png', '/files/../../etc/passwd', '/files/%00'])('answers 404: %s', async (url) => {
    const answer = await site.app.inject(url)
    expect(answer.body).not.toContain('root:')
    expect(answer.statusCode).toBe(404)
  })
})

test.each(['/api', '/api?x=1', '/files?x=1', '/assets?x=1'])('%s does not look like a screen', async (url) => {
  const answer = await site.app.inject(url)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
})

describe('the health checks', () => {
  test('look once for all who ask at the same moment: the disk is not for anybody to keep busy', async () => {
    const check = vi.spyOn(site.storage, 'check')
    onTestFinished(() => check.mockRestore())
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.app.inject('/readyz')))
    for (const answer of answers) expect(answer.statusCode).toBe(200)
    expect(check.mock.calls.length).toBeLessThanOrEqual(1)
  })

  test('say that the process answers and that all it needs does', async () => {
    expect((await site.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    const jobs = { mails: true, pages: true, payments: true }
    expect((await site.app.inject('/readyz')).json()).toEqual({ status: 'ok', database: true, storage: true, ...jobs })
  })
})

describe('other origins', () => {
  const preflight = (origin: string, headers = 'authorization') =>
    site.app.inject({
      method: 'OPTIONS',
      url: '/api/users/update',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': headers },
    })
  const allowed = ({ headers }: { headers: Record<string, unknown> }) => headers['access-control-allow-origin']

  test.each([
    'tauri://localhost',
    'http://tauri.localhost',
    'https://tauri.localhost',
    'capacitor://localhost',
    'http://localhost',
    'https://localhost',
  ])('%s, an app of ours, may call with all that our client sends', async (origin) => {
    const { headers } = await preflight(origin)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': expect.stringContaining('PATCH'),
    })
    const names = String(headers['access-control-allow-headers']).toLowerCase().split(/, ?/)
    expect(names.sort()).toEqual(['authorization', 'content-type', 'idempotency-key'])
  })

  test.each([
    'https://evil.example',
    'http://localhost:8080',
    'https://tauri.localhost.evil.example',
    'https://evil.localhost',
    'null',
  ])('anybody else may not: %s', async (origin) => {
    expect(allowed(await preflight(origin))).toBeUndefined()
    expect(allowed(await site.app.inject({ url: '/api/settings/list', headers: { origin } }))).toBeUndefined()
  })

  test('an app may read pictures, also those a browser has kept for whoever asked without saying where from', async () => {
    const origin = 'tauri://localhost'
    for (const url of ['/favicon.svg', '/files/aa/none.png', '/api/settings/list']) {
      expect(allowed(await site.app.inject({ url, headers: { origin } })), url).toBe(origin)
      expect((await site.app.inject(url)).headers['vary'], url).toMatch(/origin/i)
    }
  })
})

describe('what travels', () => {
  test('is compressed when it is large, the page of a screen included', async () => {
    for (const url of ['/', '/api/openapi.json']) {
      const answer = await site.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
      expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
        'gzip',
        expect.stringContaining('accept-encoding'),
      ])
    }
  })
})
