import { expect, test } from 'vitest'
import { dayOn, endOfDay, faultInDay } from './until-day.ts'

test('a gift until a day lasts to the end of that day, where the administrator is', () => {
  const end = new Date(endOfDay('2027-03-03') ?? '')
  expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours(), end.getMinutes()]).toEqual([
    2027, 2, 3, 23, 59,
  ])
})

test('no day is for good', () => {
  expect(endOfDay('')).toBeNull()
})

const now = new Date(2027, 2, 3, 14, 30)

test('a day that is typed by half or does not exist is told, and is never for good', () => {
  expect(faultInDay({ value: '', validity: { badInput: true } }, now)).toBe('Please enter a whole day, or none at all')
  expect(faultInDay({ value: '03.03.2027', validity: { badInput: false } }, now)).toContain('a whole day')
})

test('a day that has passed is told, and today still lasts', () => {
  const typed = (value: string) => faultInDay({ value, validity: { badInput: false } }, now)
  expect(typed('2027-03-02')).toBe('Please choose a day that is still to come')
  expect([typed('2027-03-03'), typed('2030-01-01'), typed('')]).toEqual([undefined, undefined, undefined])
  expect(dayOn(now)).toBe('2027-03-03')
})
