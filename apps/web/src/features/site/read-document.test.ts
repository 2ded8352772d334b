import { expect, test } from 'vitest'
import { documentFrom } from './read-document.ts'

const website = (terms: unknown) => JSON.stringify({ terms })

test('a document that is switched on is shown as it was saved', () => {
  expect(documentFrom(website({ visibility: true, content: '<h2>Be kind</h2>' }), 'terms')).toBe('<h2>Be kind</h2>')
})

test.each([
  ['that is switched off', website({ visibility: false, content: '<p>Draft</p>' })],
  ['that nobody has written', website(undefined)],
  ['with something else in its place', website({ visibility: true, content: 7 })],
  ['of a website that cannot be read', 'not json'],
  ['of no website at all', 'null'],
])('there is no document %s', (_what, json) => {
  expect(documentFrom(json, 'terms')).toBeNull()
})
