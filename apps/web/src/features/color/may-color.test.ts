import { redirect as leadOn } from 'react-router'
import { expect, test } from 'vitest'
import { createToastStore } from '#ui/toasts/toast-store.ts'
import { requireMayColor } from './may-color.ts'

const nowhere = async () => false
/** Nobody goes elsewhere meanwhile. */
const { signal } = new AbortController()
const somebodyElses = { is_colored: false, is_owner: false }

test.each([
  ['somebody else’s page with a credit', somebodyElses, 1],
  ['a page one has begun, without one', { ...somebodyElses, is_colored: true }, 0],
  ['a page of one’s own, without one', { ...somebodyElses, is_owner: true }, 0],
])('%s can be coloured', async (_which, page, public_page) => {
  await requireMayColor(page, { public_page }, { isBegunHere: nowhere, toasts: createToastStore(), signal, leadOn })
})

test('a page that somebody has begun on this device only is theirs to go on with, without a credit', async () => {
  const toasts = createToastStore()
  await requireMayColor(somebodyElses, { public_page: 0 }, { isBegunHere: async () => true, toasts, signal, leadOn })
  expect(toasts.getState().toast).toBe(null)
})

test('somebody else’s page without a credit leads to the plans, with words that stay', async () => {
  const toasts = createToastStore()
  const thrown: unknown = await requireMayColor(
    somebodyElses,
    { public_page: 0 },
    { isBegunHere: nowhere, toasts, signal, leadOn },
  ).catch((error: unknown) => error)
  expect((thrown as Response).headers.get('location')).toBe('/checkout')
  expect(toasts.getState().toast).toMatchObject({
    variant: 'danger',
    message: 'No credits available. Upgrade your plan to continue.',
    persist: 'here',
    about: '/checkout',
  })
})

test('whoever has gone elsewhere while this device was looked through is told nothing there', async () => {
  const toasts = createToastStore()
  const leaving = new AbortController()
  const isBegunHere = async () => {
    leaving.abort()
    return false
  }
  const asked = requireMayColor(
    somebodyElses,
    { public_page: 0 },
    { isBegunHere, toasts, signal: leaving.signal, leadOn },
  )
  await expect(asked).rejects.toThrow()
  expect(toasts.getState().toast).toBeNull()
})

test('whoever’s credit cannot be read is told so', async () => {
  const asked = requireMayColor(somebodyElses, null, {
    isBegunHere: nowhere,
    toasts: createToastStore(),
    signal,
    leadOn,
  })
  await expect(asked).rejects.toThrow('Failed to read credit')
})
