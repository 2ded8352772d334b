import type { Page, PageId, UserId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { unsavedPages } from '#offline/unsaved-pages.ts'
import { storageOf } from '#testing/storage-of.ts'
import { createAwaitedPeople } from './awaited-people.ts'
import { createBegunPage } from './begun-page.ts'
import { createBelongings } from './belongings.ts'
import { storedBelongings } from './stored-belongings.ts'

const [mia, zoe] = ['mia', 'zoe'] as UserId[] as [UserId, UserId]
const DAY = 24 * 60 * 60 * 1000

/** A device that people come to and leave. */
function device(held: Record<string, string> = {}) {
  const items = new Map(Object.entries(held))
  const clock = { now: 0 }
  const here: { present: UserId | null | undefined } = { present: null }
  const awaited = createAwaitedPeople(
    () => storageOf(items),
    () => clock.now,
  )
  const belongings = createBelongings({ present: () => here.present, awaited: awaited.all })
  belongings.add(
    storedBelongings(() => storageOf(items), {
      ofDevice: ['paper', 'awaited', 'begun'],
      ownerIn: (key) => /^saved-photo:([^/]*)/.exec(key)?.[1],
    }),
  )
  const begun = createBegunPage(
    () => storageOf(items),
    () => here.present,
  )
  belongings.add(begun.home)
  const is = (present: UserId | null | undefined) => {
    here.present = present
    return belongings.tidy()
  }
  return {
    items,
    clock,
    awaited,
    belongings,
    begun,
    is,
    keys: () => [...items.keys()].filter((key) => key !== 'owner').sort(),
  }
}

test('whatever somebody has left in storage goes when they do, and the paper in the printer stays', async () => {
  const { items, is, keys } = device()
  await is(mia)
  for (const key of ['paper', 'recent-colors', 'saved-photo:mia/fox', 'anything new']) items.set(key, '1')
  await is(mia)
  expect(keys()).toEqual(['anything new', 'paper', 'recent-colors', 'saved-photo:mia/fox'])
  await is(null)
  expect([...items.keys()]).toEqual(['paper'])
})

test('nothing of somebody is left for whoever comes straight after them', async () => {
  const { items, is, keys } = device()
  await is(mia)
  items.set('recent-colors', '1').set('saved-photo:mia/fox', '1')
  await is(zoe)
  expect(keys()).toEqual([])
})

test('what others have left before anybody looked is found by its name', async () => {
  const { is, keys } = device({ 'saved-photo:mia/fox': '1', 'saved-photo:zoe/fox': '1', begun: 'fox' })
  await is(zoe)
  expect(keys()).toEqual(['begun', 'saved-photo:zoe/fox'])
})

test('what somebody could not be asked about waits for them for a month, and for nobody else', async () => {
  const { items, awaited, clock, is, keys } = device()
  await is(mia)
  items.set('saved-photo:mia/fox', '1').set('recent-colors', '1')
  awaited.add(mia)
  await is(null)
  expect(keys()).toContain('recent-colors')
  await is(zoe)
  expect(keys()).toEqual(['awaited', 'saved-photo:mia/fox'])
  clock.now = 31 * DAY
  await is(zoe)
  expect(keys()).toEqual(['awaited'])
})

test('what a visitor begins after somebody’s session ran out is that of whoever signs in next, and of nobody after them', async () => {
  const { begun, awaited, is } = device()
  await is(mia)
  awaited.add(mia)
  await is(null)
  begun.remember('fox')
  await is(zoe)
  expect(begun.read()).toBe('fox')
  await is(mia)
  expect(begun.read()).toBeNull()
})

test('what somebody signed in begins among what visitors see goes with them, and waits where they could not be asked', async () => {
  const { begun, awaited, is } = device()
  await is(mia)
  begun.remember('fox')
  await is(null)
  expect(begun.read()).toBeNull()
  await is(mia)
  begun.remember('fox')
  awaited.add(mia)
  await is(null)
  expect(begun.read()).toBe('fox')
  await is(zoe)
  expect(begun.read()).toBeNull()
})

test('a session whose person is not known yet costs nobody anything', async () => {
  const { items, is, keys } = device()
  await is(mia)
  items.set('recent-colors', '1')
  await is(undefined)
  expect(keys()).toEqual(['recent-colors'])
})

test('a save that ends late keeps nothing of somebody who has left', async () => {
  const { belongings, awaited, is } = device()
  await is(mia)
  expect(belongings.mayKeep(mia)).toBe(true)
  await is(null)
  expect(belongings.mayKeep(mia)).toBe(false)
  awaited.add(mia)
  expect([belongings.mayKeep(mia), belongings.mayKeep(zoe)]).toEqual([true, false])
})

test('a place that cannot say what it holds keeps nobody from leaving, and is named', async () => {
  const { belongings } = device()
  belongings.add({ keepOnly: () => undefined, saveAll: () => Promise.reject(new Error('No such file')) })
  belongings.add({ keepOnly: () => undefined, saveAll: async () => [{ title: 'Fox' }] })
  expect(await belongings.saveAll(mia)).toEqual([{ title: 'pages you had open lately' }, { title: 'Fox' }])
})

test('a page that was deleted is forgotten at once, and nothing of it is saved or asked about', async () => {
  const { belongings } = device()
  const fox = { id: 'fox' as PageId } as Page
  const unsaved = unsavedPages({
    database: () => undefined,
    urls: { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined },
  })
  const journals = new Set(['mia/fox', 'mia/owl', 'zoe/fox'])
  belongings.add({ keepOnly: () => undefined, forgetPage: unsaved.forget })
  belongings.add({
    keepOnly: () => undefined,
    saveAll: async (owner) => [...journals].filter((name) => name.startsWith(`${owner}/`)).map((title) => ({ title })),
    forgetPage: async (owner, page) => void journals.delete(`${owner}/${page}`),
  })
  belongings.add({ keepOnly: () => undefined, forgetPage: () => Promise.reject(new Error('The disk is full')) })
  await unsaved.keep(mia, { page: fox, picture: new Blob(), isWhole: true })
  const forgotten = belongings.forgetPage(mia, fox.id)
  expect(unsaved.pagesOf(mia)).toEqual([])
  await forgotten
  expect([await belongings.saveAll(mia), await belongings.saveAll(zoe)]).toEqual([
    [{ title: 'mia/owl' }],
    [{ title: 'zoe/fox' }],
  ])
})

test('a place that fails keeps no other from letting go', async () => {
  const { belongings, is } = device()
  const gone: string[] = []
  belongings.add({ keepOnly: () => Promise.reject(new Error('The disk is full')) })
  belongings.add({ keepOnly: () => void gone.push('lists') })
  await is(null)
  expect(gone).toEqual(['lists'])
})
