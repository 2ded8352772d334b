import { expect, test } from 'vitest'
import { createToastStore } from '#ui/toasts/toast-store.ts'
import { requireMayColor } from './may-color.ts'

const somebodyElses = { is_colored: false, is_owner: false }

test.each([
  ['somebody else’s page with a credit', somebodyElses, 1],
  ['a page one has begun, without one', { ...somebodyElses, is_colored: true }, 0],
  ['a page of one’s own, without one', { ...somebodyElses, is_owner: true }, 0],
])('%s can be coloured', (_which, page, public_page) => {
  expect(() => requireMayColor(page, { public_page }, createToastStore())).not.toThrow()
})

test('somebody else’s page without a credit leads to the plans, with words that stay', () => {
  const toasts = createToastStore()
  let thrown: unknown
  try {
    requireMayColor(somebodyElses, { public_page: 0 }, toasts)
  } catch (error) {
    thrown = error
  }
  expect((thrown as Response).headers.get('location')).toBe('/checkout')
  expect(toasts.getState().toast).toMatchObject({
    variant: 'danger',
    message: 'No credits available. Upgrade your plan to continue.',
    persist: 'here',
  })
})

test('whoever’s credit cannot be read is told so', () => {
  expect(() => requireMayColor(somebodyElses, null, createToastStore())).toThrow('Failed to read credit')
})
