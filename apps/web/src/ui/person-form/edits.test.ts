import { expect, test } from 'vitest'
import { afterSaving, editOf, untouched, withEdits } from './edits.ts'

const ada = { name: 'Ada', email: 'ada@example.org' }

test('saving a name sends the address that was confirmed in another tab meanwhile, and not the one before it', () => {
  const edits = { ...untouched, name: editOf('Ada L.', ada.name) }
  const movedOn = { ...ada, email: 'ada@example.com' }
  expect(withEdits(movedOn, edits)).toEqual({ name: 'Ada L.', email: 'ada@example.com' })
})

test('a field typed back to what it was follows the person again', () => {
  const edits = { ...untouched, email: editOf('ada@example.org', ada.email) }
  expect(withEdits({ ...ada, email: 'ada@example.com' }, edits).email).toBe('ada@example.com')
})

test('an emptied field stays empty', () => {
  expect(withEdits(ada, { ...untouched, name: editOf('', ada.name) }).name).toBe('')
})

test('what was saved is shown as the server keeps it', () => {
  const sent = { name: ' Ada L. ', email: null }
  expect(withEdits({ ...ada, name: 'Ada L.' }, afterSaving(sent, sent)).name).toBe('Ada L.')
})

test('what was typed while saving stays', () => {
  const sent = { name: 'Ada L.', email: null }
  expect(afterSaving({ name: 'Ada Lovelace', email: 'a' }, sent)).toEqual({ name: 'Ada Lovelace', email: 'a' })
})
