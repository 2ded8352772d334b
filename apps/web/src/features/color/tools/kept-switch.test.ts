import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { keepSwitch, readSwitch } from './kept-switch.ts'

test.each(['simple-desk', 'left-handed', 'sounds'] as const)(
  'a desk is %s once somebody has made it so, until they say otherwise',
  (name) => {
    const kept = new Map<string, string>()
    const open = () => storageOf(kept)
    expect(readSwitch(open, name)).toBe(false)
    keepSwitch(open, name, true)
    expect(readSwitch(open, name)).toBe(true)
    keepSwitch(open, name, false)
    expect(readSwitch(open, name)).toBe(false)
  },
)

test('where nothing can be kept it is as it is for everybody each time', () => {
  const none = () => {
    throw new Error('no storage')
  }
  keepSwitch(none, 'simple-desk', true)
  expect(readSwitch(none, 'simple-desk')).toBe(false)
})
