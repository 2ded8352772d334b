import type { UserId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { createWantedAddress } from './wanted-address.ts'

const MINUTE = 60_000
const mia = 'mia' as UserId

/** Two tabs of one browser, and its clock. */
function browser() {
  const items = new Map<string, string>()
  const clock = { now: 0 }
  const storage = storageOf(items)
  const tab = () =>
    createWantedAddress(
      () => storage,
      () => clock.now,
    )
  return { items, clock, here: tab(), there: tab() }
}

test('a link opened in another tab still knows where its reader wanted to be', () => {
  const { here, there } = browser()
  here.remember('/pages/42/color?zoom=2#canvas')
  expect(there.take(mia)).toBe('/pages/42/color?zoom=2#canvas')
})

test('it is told once: the next signing in starts at home', () => {
  const { here } = browser()
  here.remember('/pages/favorite')
  here.take(mia)
  expect(here.take(mia)).toBeNull()
})

test('where somebody was when their session ended is told to nobody else', () => {
  const { here } = browser()
  here.remember('/pages/42/color', mia)
  here.renew()
  expect(here.take('zoe' as UserId)).toBeNull()
  here.remember('/pages/42/color', mia)
  expect(here.take(mia)).toBe('/pages/42/color')
})

test('it is forgotten when the link is dead', () => {
  const { here, clock } = browser()
  here.remember('/pages/favorite')
  clock.now = 15 * MINUTE - 1
  here.renew()
  clock.now = 30 * MINUTE - 2
  expect(here.take(mia)).toBe('/pages/favorite')

  here.remember('/pages/favorite')
  clock.now += 15 * MINUTE
  expect(here.take(mia)).toBeNull()
})

test('renewing does not bring back what is over', () => {
  const { here, clock } = browser()
  here.remember('/pages/favorite')
  clock.now = 15 * MINUTE
  here.renew()
  expect(here.take(mia)).toBeNull()
})

test('an address of another site is never kept', () => {
  const { here, items } = browser()
  here.remember('//evil.example')
  expect(items.size).toBe(0)
})

test.each(['/sign-in', '/sign-in/', '/SIGN-IN?from=mail', '/sign-up/?plan=starter', '/sign-up#name'])(
  'being sent to %s does not replace where somebody wanted to be',
  (wayIn) => {
    const { here } = browser()
    here.remember('/account')
    here.remember(wayIn)
    expect(here.take(mia)).toBe('/account')
  },
)

test.each(['{"address":"//evil.example","until":9e15}', '{"address":7,"until":9e15}', '{"addr', 'null', '[]'])(
  'a note of %s, written by a curious hand, leads nowhere',
  (note) => {
    const { here, items } = browser()
    items.set('wanted', note)
    expect(here.take(mia)).toBeNull()
  },
)

test('a browser that keeps nothing breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const wanted = createWantedAddress(refuse, () => 0)
  wanted.remember('/pages')
  expect(wanted.take(mia)).toBeNull()
})
