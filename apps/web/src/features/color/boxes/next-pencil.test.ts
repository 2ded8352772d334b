import { expect, test } from 'vitest'
import { nextPencil } from './next-pencil.ts'

const tray = [{ color: '#EF4444' }, { color: '#22C55E' }, { color: '#3B82F6' }] as const

test('one goes from pencil to pencil, and from the last to the first', () => {
  expect([nextPencil(tray, '#ef4444', 1), nextPencil(tray, '#3b82f6', 1)]).toEqual(['#22C55E', '#EF4444'])
  expect([nextPencil(tray, '#3b82f6', -1), nextPencil(tray, '#ef4444', -1)]).toEqual(['#22C55E', '#3B82F6'])
})

test('from a colour that was mixed one comes to the first pencil or the last', () => {
  expect([nextPencil(tray, '#123456', 1), nextPencil(tray, '#123456', -1)]).toEqual(['#EF4444', '#3B82F6'])
})
