import type { Website } from '@huebook/contract'
import { expect, test } from 'vitest'
import type { Refusal } from '#ui/beside-fields.ts'
import { isUnsaved } from '#ui/editing/edit-store.ts'
import { createSectionStore, type WebsiteKeeper } from './section-store.ts'

const step = (id: string) => ({ id, content: `Step ${id}` })
const websiteWith = (...ids: string[]) =>
  ({
    landing: { howItWorks: { visibility: true, subheading: 'Three steps', instructions: ids.map(step) } },
    terms: { visibility: false, content: '' },
    privacy: { visibility: false, content: '' },
  }) as unknown as Website

/** A server that answers what it is told to, and keeps what it is sent. */
function editing(answers: (Refusal | null | undefined)[] = []) {
  let stored = websiteWith('a', 'b', 'c')
  let moment = 0
  const next = () => {
    moment += 1
    return moment
  }
  const sent: { value: string; base: string }[] = []
  const keeper: WebsiteKeeper = {
    async save(wanted) {
      sent.push(wanted)
      const answer = answers.length > 0 ? answers.shift() : null
      if (answer === null) stored = JSON.parse(wanted.value)
      return answer
    },
    read: async () => stored,
    now: () => next() * 5000,
    newId: () => `new-${next()}`,
  }
  const store = createSectionStore('howItWorks', stored, keeper)
  const section = () => store.getState().draft.now as Website['landing']['howItWorks']
  return {
    store,
    sent,
    section,
    ids: () => section().instructions.map(({ id }) => id),
    unsaved: () => isUnsaved(store.getState()),
    changeElsewhere(website: Website) {
      stored = website
    },
  }
}

const conflict = { code: 'CONFLICT', message: 'Another administrator has changed it', issues: [] }

test('items are moved, removed and added, and every step can be taken back and done again', () => {
  const { store, ids, unsaved } = editing()
  const { moveItem, removeItem, addItem } = store
  const { undo, redo } = store.getState()
  moveItem('instructions', 0, 2)
  removeItem('instructions', 0)
  const added = addItem('instructions', { content: '' })
  expect(ids()).toEqual(['c', 'a', added])
  for (const expected of [
    ['c', 'a'],
    ['b', 'c', 'a'],
    ['a', 'b', 'c'],
  ]) {
    undo()
    expect(ids()).toEqual(expected)
  }
  expect(unsaved()).toBe(false)
  redo()
  expect(ids()).toEqual(['b', 'c', 'a'])
})

test('what is wrong is said beside its field before anything is sent, and goes once the field is changed', async () => {
  const { store, sent } = editing()
  store.change('instructions.1.content', '')
  expect(await store.getState().save()).toBe(false)
  expect(store.getState().errors).toEqual({ 'instructions.1.content': 'What to do cannot be empty' })
  expect(sent).toEqual([])
  store.change('instructions.1.content', 'Colour')
  expect(store.getState().errors).toEqual({})
})

test('what the server refuses is said beside its field, and nothing typed is lost', async () => {
  const issues = [{ path: 'landing.howItWorks.subheading', message: 'Subheading is too long' }]
  const { store, section, unsaved } = editing([{ code: 'INVALID', message: '', issues }])
  store.change('subheading', 'A new one')
  expect(await store.getState().save()).toBe(false)
  expect(store.getState().errors).toEqual({ subheading: 'Subheading is too long' })
  expect([section().subheading, unsaved()]).toEqual(['A new one', true])
})

test('a server that cannot be asked leaves everything as it was typed', async () => {
  const { store, section } = editing([undefined])
  store.change('subheading', 'A new one')
  expect(await store.getState().save()).toBe(false)
  expect(section().subheading).toBe('A new one')
})

test('what is typed while it is being saved stays, and is not saved yet', async () => {
  const { store, section, unsaved } = editing()
  store.change('subheading', 'Sent')
  const saving = store.getState().save()
  store.change('subheading', 'Sent and more')
  expect(await saving).toBe(true)
  expect([section().subheading, unsaved()]).toEqual(['Sent and more', true])
})

test('of two administrators at once, the second sees what the first wrote and may keep their own', async () => {
  const { store, sent, changeElsewhere, section, ids } = editing([conflict])
  store.change('subheading', 'Mine')
  changeElsewhere(websiteWith('a'))
  expect(await store.getState().save()).toBe(false)
  expect(store.getState().theirs).toEqual(websiteWith('a').landing.howItWorks)
  expect(await store.getState().keepMine()).toBe(true)
  expect(JSON.parse(sent[1]?.base ?? '')).toEqual(websiteWith('a'))
  expect(section().subheading).toBe('Mine')
  // The steps were not touched here, and stay as the first has left them.
  expect(ids()).toEqual(['a'])
})

test("or take the other's, and still get their own back", async () => {
  const { store, changeElsewhere, ids, section, unsaved } = editing([conflict])
  store.change('subheading', 'Mine')
  changeElsewhere(websiteWith('a'))
  await store.getState().save()
  store.getState().takeTheirs()
  expect([ids(), unsaved(), store.getState().theirs]).toEqual([['a'], false, null])
  store.getState().undo()
  expect(section().subheading).toBe('Mine')
})
