import { expect, test } from 'vitest'
import { createLastPlace } from './last-place.ts'

function placeWith(stored?: string) {
  const notes = new Map(stored === undefined ? [] : [['place', stored]])
  const storage = { getItem: (key: string) => notes.get(key) ?? null, setItem: notes.set.bind(notes) }
  return createLastPlace(() => storage as unknown as Storage)
}

test.each(['/pages', '/pages/public', '/pages/colored', '/pages/42/color', '/pages/create/ai'])(
  'whoever was at %s is led back there',
  (path) => {
    const place = placeWith()
    place.remember(path)
    expect(place.read()).toBe(path)
  },
)

test.each(['/', '/checkout', '/account', '/payment', '/sign-in', '/verify/a-link', '/pages/42', '/admin/users'])(
  'nobody is led back to %s: they stay with the place before',
  (path) => {
    const place = placeWith()
    place.remember('/pages/public')
    place.remember(path)
    expect(place.read()).toBe('/pages/public')
  },
)

test.each(['//evil.example', 'https://evil.example/pages', '/\\evil.example', '/checkout', 'null', ''])(
  'a note that leads elsewhere is not followed: %j',
  (note) => {
    expect(placeWith(note).read()).toBeNull()
  },
)

test('where nothing can be kept, there is no place to come back to', () => {
  const place = createLastPlace(() => {
    throw new DOMException('no', 'SecurityError')
  })
  place.remember('/pages')
  expect(place.read()).toBeNull()
})
