import type { Page, UserId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { fakeCaches } from '#testing/fake-caches.ts'
import { keptPages } from './kept-pages.ts'

const mia = 'mia' as UserId
const pageOf = (id: string, photo = `/files/${id}-drawing.png`) =>
  ({ id, illustration: `/files/${id}.png`, vector: null, colored: { photo } }) as unknown as Page
const wanted = () => true

function device() {
  const site = { isUp: true }
  const caches = fakeCaches(() => new Response())
  const kept = keptPages({
    caches: () => caches,
    async fetch() {
      if (!site.isUp) throw new TypeError('Failed to fetch')
      return new Response('a picture')
    },
  })
  const isThere = async (file: string) => (await caches.match(file)) !== undefined
  return { site, caches, kept, isThere }
}

test('a page that was opened is there with its pictures, for whoever has opened it', async () => {
  const { kept, isThere } = device()
  await kept.keep(mia, pageOf('a'), wanted)
  expect(await kept.read(mia, 'a')).toMatchObject({ id: 'a' })
  expect([await isThere('/files/a.png'), await isThere('/files/a-drawing.png')]).toEqual([true, true])
  expect([await kept.read('zoe' as UserId, 'a'), await kept.read(mia, 'b')]).toEqual([null, null])
})

test('a picture stays whose address carries a pass, for as long as its page is kept with it', async () => {
  const { kept, isThere } = device()
  const [first, next] = ['/files/a.png?pass=page-1-x', '/files/a.png?pass=page-2-y']
  await kept.keep(mia, { ...pageOf('a'), illustration: first }, wanted)
  expect(await isThere(first)).toBe(true)
  await kept.keep(mia, { ...pageOf('a'), illustration: next }, wanted)
  expect([await isThere(first), await isThere(next)]).toEqual([false, true])
})

test('the pages that were opened last are kept, and nothing else', async () => {
  const { kept, isThere } = device()
  for (let i = 0; i < 25; i++) await kept.keep(mia, pageOf(`${i}`), wanted)
  expect([await kept.read(mia, '0'), await isThere('/files/0.png')]).toEqual([null, false])
  expect(await kept.read(mia, '1')).not.toBeNull()
  await kept.keep(mia, pageOf('1', '/files/newer.png'), wanted)
  expect([await isThere('/files/1-drawing.png'), await isThere('/files/newer.png')]).toEqual([false, true])
  await kept.keep(mia, pageOf('25'), wanted)
  expect([await kept.read(mia, '1'), await kept.read(mia, '2')]).toMatchObject([{ id: '1' }, null])
})

test('a page whose pictures did not arrive is as it was before', async () => {
  const { site, kept } = device()
  await kept.keep(mia, pageOf('a'), wanted)
  site.isUp = false
  await kept.keep(mia, pageOf('a', '/files/newer.png'), wanted)
  expect(await kept.read(mia, 'a')).toMatchObject({ colored: { photo: '/files/a-drawing.png' } })
})

test('whoever signs out leaves nothing behind, also when a page was just being kept', async () => {
  const { kept, caches } = device()
  await kept.keep(mia, pageOf('a'), wanted)
  await kept.forgetAll()
  expect([await kept.read(mia, 'a'), await caches.match('/files/a.png')]).toEqual([null, undefined])
  await kept.keep(mia, pageOf('b'), () => false)
  expect([await kept.read(mia, 'b'), await caches.match('/files/b.png')]).toEqual([null, undefined])
})

test('what was kept stays for whoever opened it, and goes with its pictures when somebody else comes, or nobody', async () => {
  const { kept, isThere } = device()
  await kept.keep(mia, pageOf('a'), wanted)
  await kept.keepOnly(mia)
  expect([(await kept.read(mia, 'a'))?.id, await isThere('/files/a.png')]).toEqual(['a', true])
  await kept.keepOnly('zoe' as UserId)
  expect([await kept.read(mia, 'a'), await isThere('/files/a.png')]).toEqual([null, false])
  await kept.keep(mia, pageOf('a'), wanted)
  await kept.keepOnly(null)
  expect([await kept.read(mia, 'a'), await isThere('/files/a.png')]).toEqual([null, false])
})

test('a browser without caches keeps nothing, and says nothing', async () => {
  const kept = keptPages({ caches: () => undefined, fetch: async () => new Response() })
  await kept.keep(mia, pageOf('a'), wanted)
  expect(await kept.read(mia, 'a')).toBeNull()
  await kept.keepOnly(null)
  await kept.forgetAll()
})

test('everything somebody may colour without a network is listed, what they opened last first', async () => {
  const { site, kept } = device()
  for (const id of ['a', 'b', 'c']) await kept.keep(mia, pageOf(id), wanted)
  await kept.keep(mia, pageOf('a'), wanted)
  site.isUp = false
  expect((await kept.list(mia)).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(await kept.list('zoe' as UserId)).toEqual([])
  expect(await (await kept.file('/files/b.png'))?.text()).toBe('a picture')
  expect(await kept.file('/files/d.png')).toBeNull()
})
