import { expect, test } from 'vitest'
import { fakeCaches } from '#testing/fake-caches.ts'
import { appFiles } from './app-files.ts'

const SITE = 'https://site.example'

/** A browser with a site that is built anew, goes away and comes back. */
function browser() {
  const site = { build: 1, isUp: true, status: 200, name: 'Huebook' }
  const answer = (url: string): Response => {
    const { pathname } = new URL(url, SITE)
    if (pathname.startsWith('/assets/')) {
      const isThere = pathname.includes(`-${site.build}.`)
      return new Response(isThere ? pathname : null, { status: isThere ? 200 : 404 })
    }
    return new Response(`<title>${site.name}</title><script src="/assets/main-${site.build}.js">`, {
      status: site.status,
    })
  }
  const caches = fakeCaches(answer)
  const workerOf = (build: number) =>
    appFiles({
      caches,
      files: [`/assets/main-${build}.js`, `/assets/color-${build}.js`],
      async fetch(asked) {
        if (!site.isUp) throw new TypeError('Failed to fetch')
        return answer(typeof asked === 'string' ? asked : asked.url)
      },
    })
  const asked = (path: string, mode = 'cors', method = 'GET') =>
    ({ request: { url: SITE + path, mode, method } as Request }) as const
  return {
    site,
    caches,
    workerOf,
    /** What a screen, or a file, is answered with. */
    screen: async (worker: ReturnType<typeof workerOf>, path: string) =>
      (await worker.answer(asked(path, 'navigate'), SITE))?.text(),
    file: async (worker: ReturnType<typeof workerOf>, path: string) => (await worker.answer(asked(path), SITE))?.text(),
    leaves: (worker: ReturnType<typeof workerOf>, ...what: Parameters<typeof asked>) =>
      worker.answer(asked(...what), SITE) === null,
  }
}

test('every screen opens without a network, as the site last called itself', async () => {
  const { site, workerOf, screen, file } = browser()
  const worker = workerOf(1)
  await worker.install()
  site.name = 'Colours'
  await screen(worker, '/pages/public')
  site.isUp = false
  expect(await screen(worker, '/pages/7/color')).toContain('Colours')
  expect(await file(worker, '/assets/color-1.js')).toBe('/assets/color-1.js')
})

test('a site that is down behind its proxy is as good as none', async () => {
  const { site, workerOf, screen } = browser()
  const worker = workerOf(1)
  await worker.install()
  Object.assign(site, { status: 502, name: 'Bad gateway' })
  expect(await screen(worker, '/')).toContain('Huebook')
})

test('a new build is shown at once, and not kept by the worker of the old one, which has none of its files', async () => {
  const { site, workerOf, screen } = browser()
  const worker = workerOf(1)
  await worker.install()
  site.build = 2
  expect(await screen(worker, '/')).toContain('main-2.js')
  site.isUp = false
  expect(await screen(worker, '/')).toContain('main-1.js')
})

test('the files of an old build are gone once the new one has taken over, and not before', async () => {
  const { site, caches, workerOf, file } = browser()
  const old = workerOf(1)
  await old.install()
  site.build = 2
  const next = workerOf(2)
  await next.install()
  expect(await file(old, '/assets/color-1.js')).toBe('/assets/color-1.js')
  await next.activate()
  expect(await caches.match('/assets/color-1.js')).toBeUndefined()
})

test('a build that is being replaced while it is fetched is not kept by halves', async () => {
  const { site, workerOf } = browser()
  site.build = 2
  await expect(workerOf(1).install()).rejects.toThrow()
})

test('calls, and whatever changes something, are left to the browser', async () => {
  const { workerOf, leaves } = browser()
  const worker = workerOf(1)
  expect(leaves(worker, '/api/pages/paginate')).toBe(true)
  expect(leaves(worker, '/', 'cors', 'HEAD')).toBe(true)
  expect(leaves(worker, '/api/docs', 'navigate')).toBe(true)
  expect(leaves(worker, '/pages/public', 'navigate')).toBe(false)
})
