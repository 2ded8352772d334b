import { expect, test } from 'vitest'
import { shortenFileName } from './shorten-file-name.ts'

test('a name of 17 characters is shown whole', () => {
  expect(shortenFileName('holiday-photo.png')).toBe('holiday-photo.png')
})

test('a name of 18 characters keeps its first 7 and its last 7', () => {
  expect(shortenFileName('holiday-photos.png')).toBe('holiday…tos.png')
})

test('a very long name becomes 15 characters, the ellipsis among them', () => {
  expect(shortenFileName('Geburtstagsüberraschungsfotografie.jpeg')).toBe('Geburts…ie.jpeg')
})

test('a flag, a family and a letter with its accent each count as one and are never torn apart', () => {
  const flags = '🇩🇪'.repeat(13)
  expect(shortenFileName(`${flags}.png`)).toBe(`${flags}.png`)
  expect(shortenFileName(`👨‍👩‍👧${flags}.png`)).toBe(`👨‍👩‍👧${'🇩🇪'.repeat(6)}…${'🇩🇪'.repeat(3)}.png`)
  expect(shortenFileName(`${'e\u0301'.repeat(13)}.png`)).toBe(`${'e\u0301'.repeat(13)}.png`)
})

test('no name stays no name', () => {
  expect(shortenFileName('')).toBe('')
})
