import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { keepPaper, readPaper, usualPaper } from './paper.ts'

test.each([
  ['en-US', 'letter'],
  ['en', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
  ['ja', 'a4'],
  ['C', 'a4'],
  ['', 'a4'],
])('whoever reads %s has %s in their printer', (language, paper) => {
  expect(usualPaper(language)).toBe(paper)
})

test('the paper one has chosen is there the next time, and what nobody sells is not', () => {
  const kept = new Map<string, string>()
  const open = () => storageOf(kept)
  keepPaper(open, 'letter')
  expect(readPaper(open, 'de')).toBe('letter')
  kept.set('paper', 'papyrus')
  expect(readPaper(open, 'de')).toBe('a4')
})
