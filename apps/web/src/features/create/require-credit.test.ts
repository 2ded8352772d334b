import { redirect as leadOn } from 'react-router'
import { expect, test } from 'vitest'
import { ada } from '#testing/ada.ts'
import { createToastStore } from '#ui/toasts/toast-store.ts'
import { requireCredit } from './require-credit.ts'

const creditOf = (page_creation: number) => ({
  public_page: 3,
  page_creation,
  given: { public_page: 0, page_creation: 0 },
  renews_at: '2026-12-05T10:00:00Z',
  user: ada,
})

/** Nobody goes elsewhere meanwhile. */
const { signal } = new AbortController()

test('whoever has a credit may create a page', () => {
  const toasts = createToastStore()
  expect(requireCredit(creditOf(1), { toasts, signal, leadOn })).toEqual(creditOf(1))
  expect(toasts.getState().toast).toBeNull()
})

test('whoever has none is sent to the plans, with words that stay', () => {
  const toasts = createToastStore()
  const refused = (() => {
    try {
      return requireCredit(creditOf(0), { toasts, signal, leadOn })
    } catch (thrown) {
      return thrown as Response
    }
  })() as Response
  expect(refused.headers.get('location')).toBe('/checkout')
  expect(toasts.getState().toast).toMatchObject({
    variant: 'danger',
    message: 'No credits available. Upgrade your plan to continue.',
    persist: 'here',
    about: '/checkout',
  })
})

test('whoever has gone elsewhere before it was known is told nothing there', () => {
  const toasts = createToastStore()
  expect(() => requireCredit(creditOf(0), { toasts, signal: AbortSignal.abort(), leadOn })).toThrow()
  expect(toasts.getState().toast).toBeNull()
})

test('a credit that cannot be read is an error of the screen', () => {
  expect(() => requireCredit(null, { toasts: createToastStore(), signal, leadOn })).toThrow('Failed to read credit')
})
