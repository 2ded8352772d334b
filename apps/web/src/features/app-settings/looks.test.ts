import type { SettingName } from '@huebook/contract'
import { expect, test } from 'vitest'
import { createEditStore, isUnsaved, type Outcome } from '#ui/editing/edit-store.ts'
import { type Looks, looksDifferences, looksKeeper } from './looks.ts'

const before: Looks = { name: 'Huebook', tagline: 'Colour anything', favicon: '' }
const asRefused = (code: string, message: string): Outcome => Object.assign(new Error(message), { code, issues: [] })

/** A site whose settings are saved, but for those that are refused. */
function editing(refused: Partial<Record<SettingName, Outcome>> = {}) {
  const sent: unknown[] = []
  const stored: Record<string, string> = { app_name: before.name, tagline: before.tagline, favicon: '' }
  const keeper = looksKeeper({
    async update(name, body) {
      sent.push([name, body.value, body.base])
      if (name in refused) return refused[name]
      if (body.value !== body.base) stored[name] = body.value
      return null
    },
    list: async () => Object.entries(stored).map(([name, value]) => ({ name, value })),
  })
  const store = createEditStore(before, keeper)
  const type = (change: Partial<Looks>) => store.getState().edit((now) => ({ ...now, ...change }), 'name')
  return { store, sent, stored, refused, type }
}

test('favicon, name and tagline are always sent, each with what it was when editing began', async () => {
  const { store, sent, type } = editing()
  type({ name: ' Malkasten ' })
  expect(await store.getState().save()).toBe(true)
  expect(sent).toEqual([
    ['favicon', '', ''],
    ['app_name', 'Malkasten', 'Huebook'],
    ['tagline', 'Colour anything', 'Colour anything'],
  ])
  expect([store.getState().draft.now.name, isUnsaved(store.getState())]).toEqual(['Malkasten', false])
})

test('what is wrong is told beside each field, nothing is sent, and what was typed stays', async () => {
  const { store, sent, type } = editing()
  type({ name: ' ', tagline: 'New\nlines' })
  expect(await store.getState().save()).toBe(false)
  expect(store.getState()).toMatchObject({
    errors: { name: 'Please enter a name for the site', tagline: 'A tagline cannot contain line breaks' },
    draft: { now: { name: ' ', tagline: 'New\nlines' } },
  })
  expect(sent).toEqual([])
})

test('an icon that the site refuses is told beside its field, and nothing else is saved', async () => {
  const { store, sent, stored, type } = editing({ favicon: asRefused('INVALID', 'Please upload the icon again') })
  type({ name: 'Malkasten', favicon: '/files/gone.png' })
  expect(await store.getState().save()).toBe(false)
  expect(store.getState().errors).toEqual({ favicon: 'Please upload the icon again' })
  expect([sent.length, stored['app_name']]).toEqual([1, 'Huebook'])
})

test('a name that another administrator has changed is put beside the own one, and either may stay', async () => {
  const { store, stored, refused, sent, type } = editing({ app_name: asRefused('CONFLICT', 'Changed') })
  type({ name: 'Mine' })
  stored['app_name'] = 'Theirs'
  expect(await store.getState().save()).toBe(false)
  const { draft, theirs } = store.getState()
  expect(looksDifferences(draft.now, theirs as Looks, String)).toEqual([
    { path: 'name', label: 'Name', mine: 'Mine', theirs: 'Theirs' },
  ])
  delete refused.app_name
  expect(await store.getState().keepMine()).toBe(true)
  expect(sent.at(-2)).toEqual(['app_name', 'Mine', 'Theirs'])
})

test('what did not reach the server is not saved', async () => {
  const { store, type } = editing({ tagline: undefined })
  type({ tagline: 'New' })
  expect(await store.getState().save()).toBe(false)
  expect(isUnsaved(store.getState())).toBe(true)
})

/** The server refuses what was written over something else than it was begun from. */
function strictly(lost: { answers: number; reads: number }) {
  const sent: string[][] = []
  const stored: Record<string, string> = { app_name: before.name, tagline: before.tagline, favicon: '' }
  const keeper = looksKeeper({
    async update(name, { value, base }) {
      sent.push([name, value, String(base)])
      if (value === base) return null
      if (name === 'tagline' && value.length > 20) return asRefused('INVALID', 'Too long')
      if (stored[name] !== base) return asRefused('CONFLICT', 'Changed')
      stored[name] = value
      return lost.answers-- > 0 ? undefined : null
    },
    list: async () => (lost.reads-- > 0 ? null : Object.entries(stored).map(([name, value]) => ({ name, value }))),
  })
  const store = createEditStore(before, keeper)
  const type = (change: Partial<Looks>) => store.getState().edit((now) => ({ ...now, ...change }), 'name')
  return { store, stored, sent, type }
}

test('what was saved beside something refused can be changed back', async () => {
  const { store, stored, type } = strictly({ answers: 0, reads: 0 })
  type({ name: ' Malkasten ', tagline: 'Far too long for a tagline of this site' })
  expect(await store.getState().save()).toBe(false)
  expect(stored['app_name']).toBe('Malkasten')
  type({ name: before.name, tagline: 'Short' })
  expect(await store.getState().save()).toBe(true)
  expect(stored).toMatchObject({ app_name: before.name, tagline: 'Short' })
})

test.each([
  ['could be read afterwards', 0],
  ['could not even be read afterwards', 1],
])('nobody is in conflict with themselves over a save that got no answer and %s', async (_, reads) => {
  const { store, stored, type } = strictly({ answers: 1, reads })
  type({ name: 'Malkasten' })
  expect(await store.getState().save()).toBe(false)
  type({ name: 'Malkiste' })
  expect([await store.getState().save(), store.getState().theirs, stored['app_name']]).toEqual([true, null, 'Malkiste'])
})

test('what was taken over from another administrator is not one’s own when they change it once more', async () => {
  const { store, stored, type } = strictly({ answers: 0, reads: 0 })
  type({ name: 'Mine' })
  Object.assign(stored, { app_name: 'Theirs', tagline: 'Their tagline' })
  await store.getState().save()
  stored['tagline'] = 'Their second'
  expect(await store.getState().save()).toBe(false)
  expect(await store.getState().keepMine()).toBe(true)
  expect(stored).toMatchObject({ app_name: 'Mine', tagline: 'Their second' })
})
