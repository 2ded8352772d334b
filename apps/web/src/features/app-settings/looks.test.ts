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

test('name, tagline and favicon are always sent, each with what it was when editing began', async () => {
  const { store, sent, type } = editing()
  type({ name: ' Malkasten ' })
  expect(await store.getState().save()).toBe(true)
  expect(sent).toEqual([
    ['app_name', 'Malkasten', 'Huebook'],
    ['tagline', 'Colour anything', 'Colour anything'],
    ['favicon', '', ''],
  ])
  expect([store.getState().draft.now.name, isUnsaved(store.getState())]).toEqual(['Malkasten', false])
})

test('what was refused is told beside its field, and what was typed stays', async () => {
  const { store, type } = editing({ app_name: asRefused('INVALID', 'Please enter a name for the site') })
  type({ name: ' ', tagline: 'New' })
  expect(await store.getState().save()).toBe(false)
  expect(store.getState()).toMatchObject({
    errors: { name: 'Please enter a name for the site' },
    draft: { now: { name: ' ', tagline: 'New' } },
  })
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
  expect(sent.at(-3)).toEqual(['app_name', 'Mine', 'Theirs'])
})

test('what did not reach the server is not saved', async () => {
  const { store, type } = editing({ tagline: undefined })
  type({ tagline: 'New' })
  expect(await store.getState().save()).toBe(false)
  expect(isUnsaved(store.getState())).toBe(true)
})
