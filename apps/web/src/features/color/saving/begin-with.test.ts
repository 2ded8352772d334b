import { expect, test } from 'vitest'
import { needsLoading, strengthOf } from './begin-with.ts'

const elsewhere = { saved: '/files/new.png', seen: '/files/old.png', isCurrent: true, isDrawn: true, isSettled: true }

test('a colouring that was saved on another device is loaded over what is settled here', () => {
  expect(needsLoading(elsewhere)).toBe(true)
  expect(needsLoading({ ...elsewhere, seen: null })).toBe(true)
})

test('what the server said some time ago is loaded only where there is nothing else', () => {
  expect(needsLoading({ ...elsewhere, isCurrent: false })).toBe(false)
  expect(needsLoading({ ...elsewhere, isCurrent: false, isDrawn: false, seen: null })).toBe(true)
})

test('work that was not saved yet is never loaded over', () => {
  expect(needsLoading({ ...elsewhere, isSettled: false })).toBe(false)
})

test('what is here already stays as it is, with all that can be undone', () => {
  expect(needsLoading({ ...elsewhere, seen: elsewhere.saved })).toBe(false)
  expect(needsLoading({ ...elsewhere, seen: `${elsewhere.saved}?pass=of-yesterday` })).toBe(false)
  expect(needsLoading({ ...elsewhere, saved: null })).toBe(false)
})

test('a colouring is loaded where this device has lost what it had of it, whatever it has seen', () => {
  expect(needsLoading({ ...elsewhere, seen: elsewhere.saved, isDrawn: false })).toBe(true)
})

test('a colouring is as strong as it says, and soft where an earlier version has kept it, which knew of nothing else', () => {
  const keptEarlier = JSON.parse('{"photo":"/files/old.png"}')
  expect([strengthOf({ strength: 80 }), strengthOf(keptEarlier)]).toEqual([80, 50])
})
