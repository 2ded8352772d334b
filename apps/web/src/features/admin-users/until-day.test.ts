import { expect, test } from 'vitest'
import { endOfDay } from './until-day.ts'

test('a gift until a day lasts to the end of that day, where the administrator is', () => {
  const end = new Date(endOfDay('2027-03-03') ?? '')
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours(), end.getMinutes()]).toEqual([
    2027, 2, 3, 23, 59,
  ])
})

test('no day is for good', () => {
  expect(endOfDay('')).toBeNull()
})
