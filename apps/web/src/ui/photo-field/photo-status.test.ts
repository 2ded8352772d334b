import { expect, test } from 'vitest'
import { aboutLost, photoStatus } from './photo-status.ts'

const OLD = '/files/old.webp'
const chosen = { url: '/files/fox.webp', fileName: 'fox.png', uploading: null }

test('a chosen photo is not saved yet, until the person is known with it', () => {
  expect(photoStatus(chosen, OLD)).toBe('fox.png, not saved yet')
  expect(photoStatus(chosen, chosen.url)).toBe('fox.png')
})

test('nor is a removed one gone yet', () => {
  const removed = { url: '', fileName: '', uploading: null }
  expect(photoStatus(removed, OLD)).toBe('Photo removed, not saved yet')
  expect(photoStatus(removed, '')).toBe('PNG, JPEG, WebP, GIF or AVIF')
})

test('a photo on its way is uploading, whatever was there before', () => {
  expect(photoStatus({ ...chosen, uploading: { name: 'a-very-long-name-of-a-hen.png' } }, OLD)).toBe(
    'Uploading a-very-…hen.png…',
  )
})

test('a photo that did not arrive is told, and nothing where none is lost', () => {
  expect(aboutLost('hen.png')).toBe('hen.png did not arrive, so nothing has changed')
  expect(aboutLost('')).toBe('')
})
