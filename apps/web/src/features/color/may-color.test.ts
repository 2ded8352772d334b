import { expect, test } from 'vitest'
import { createToastStore } from '#ui/toasts/toast-store.ts'
import { requireMayColor } from './may-color.ts'

const nowhere = async () => false
const somebodyElses = { is_colored: false, is_owner: false }

test.each([
  ['somebody else’s page with a credit', somebodyElses, 1],
  ['a page one has begun, without one', { ...somebodyElses, is_colored: true }, 0],
  ['a page of one’s own, without one', { ...somebodyElses, is_owner: true }, 0],
])('%s can be coloured', async (_which, page, public_page) => {
  await requireMayColor(page, { public_page }, { isBegunHere: nowhere, toasts: createToastStore() })
})

test('a page that somebody has begun on this device only is theirs to go on with, without a credit', async () => {
  const toasts = createToastStore()
  await requireMayColor(somebodyElses, { public_page: 0 }, { isBegunHere: async () => true, toasts })
  expect(toasts.getState().toast).toBe(null)
})

test('somebody else’s page without a credit leads to the plans, with words that stay', async () => {
  const toasts = createToastStore()
  const thrown: unknown = await requireMayColor(
    somebodyElses,
    { public_page: 0 },
    { isBegunHere: nowhere, toasts },
  ).catch((error: unknown) => error)
  expect((thrown as Response).headers.get('location')).toBe('/checkout')
  expect(toasts.getState().toast).toMatchObject({
    variant: 'danger',
    message: 'No credits available. Upgrade your plan to continue.',
    persist: 'here',
  })
})

test('whoever’s credit cannot be read is told so', async () => {
  const asked = requireMayColor(somebodyElses, null, { isBegunHere: nowhere, toasts: createToastStore() })
  await expect(asked).rejects.toThrow('Failed to read credit')
})
