import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { keepRecent, readRecent, withRecent } from './recent-colors.ts'

test('the newest mixed colour comes first, each is there once, and the tray’s own are not', () => {
  const mixed = ['#111111', '#222222', '#111111', '#EF4444', '#ef4444', '#333333'] as const
  expect(mixed.reduce<ReturnType<typeof withRecent>>(withRecent, [])).toEqual(['#333333', '#111111', '#222222'])
})

test('what is kept survives, and what somebody else has written there does no harm', () => {
  const items = new Map<string, string>()
  keepRecent(() => storageOf(items), ['#123456'])
  expect(readRecent(() => storageOf(items))).toEqual(['#123456'])
  for (const damaged of ['{', '{}', '[1, "red", "#12"]']) {
    items.set('recent-colors', damaged)
    expect(readRecent(() => storageOf(items))).toEqual([])
  }
})
