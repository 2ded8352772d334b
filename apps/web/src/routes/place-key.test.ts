import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { placeKey } from './place-key.ts'

/** Where somebody is who has just opened an address in a tab. */
const openedAt = (address: string) =>
  createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] }).state.location

test('two addresses that are typed one after the other have a place each, and a reload finds its own', () => {
  const [faqs, footer] = ['/admin/website/faqs', '/admin/website/footer'].map(openedAt)
  expect(faqs?.key).toBe(footer?.key)
  expect(placeKey(openedAt('/admin/website/faqs'))).not.toBe(placeKey(openedAt('/admin/website/footer')))
  expect(placeKey(openedAt('/admin/website/faqs'))).toBe(placeKey(openedAt('/admin/website/faqs')))
})

test('the same address has a place of its own for each time it is come to by a link', () => {
  expect(placeKey({ key: 'a', pathname: '/pages' })).not.toBe(placeKey({ key: 'b', pathname: '/pages' }))
})
