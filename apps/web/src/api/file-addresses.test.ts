import { expect, test } from 'vitest'
import { parseAnswer, writeBody } from './file-addresses.ts'

const SERVER = 'https://colour.example.org'
const settings = [
  { name: 'website', value: JSON.stringify({ image: '/files/a/b.png', words: 'see /files/ for more' }) },
]
const page = { title: 'A fox', vector: null, previews: [{ url: '/files/fox.webp?pass=page-1', side: 512 }] }

test('an app that comes from elsewhere gets whole addresses of files, and no other text changes', () => {
  const answer = parseAnswer(JSON.stringify({ page, settings }), SERVER) as {
    page: typeof page
    settings: typeof settings
  }
  expect(answer.page).toEqual({ ...page, previews: [{ url: `${SERVER}/files/fox.webp?pass=page-1`, side: 512 }] })
  expect(JSON.parse(answer.settings[0]?.value ?? '')).toEqual({
    image: `${SERVER}/files/a/b.png`,
    words: 'see /files/ for more',
  })
})

test('what it sends names files as the server does', () => {
  const sent = { page, settings }
  expect(JSON.parse(writeBody(parseAnswer(JSON.stringify(sent), SERVER), SERVER))).toEqual(sent)
})

test('in a browser addresses stay as they are', () => {
  expect(parseAnswer(JSON.stringify(page), '')).toEqual(page)
  expect(writeBody(page, '')).toBe(JSON.stringify(page))
})
