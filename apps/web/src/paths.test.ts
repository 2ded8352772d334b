import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('a page is coloured at its own address', () => {
  expect(paths.colorPage({ id: '42' })).toBe('/pages/42/color')
})

test('what stands in an address cannot change its shape', () => {
  expect(paths.verify({ token: 'a/b?c#d' })).toBe('/verify/a%2Fb%3Fc%23d')
})

test('signing up with a plan keeps the plan in the address', () => {
  expect(paths.signUp()).toBe('/sign-up')
  expect(paths.signUp({ plan: 'starter' })).toBe('/sign-up/?plan=starter')
})

test('signing up may lead on to somewhere else', () => {
  expect(paths.signUp({ next: '/pages/42/color' })).toBe('/sign-up?next=%2Fpages%2F42%2Fcolor')
})

test('checkout can start with a plan already chosen', () => {
  expect(paths.checkout()).toBe('/checkout')
  expect(paths.checkout({ plan: 'advanced' })).toBe('/checkout?plan=advanced')
})

test('sections of the landing are reached by their anchors', () => {
  expect(paths.landing()).toBe('/')
  expect(paths.landing('how-it-works')).toBe('/#how-it-works')
})
