import { expect, test } from 'vitest'
import { drawingsByTag } from './by-tag.ts'

const names = (...words: string[]): string[] => drawingsByTag(words).map(({ name }) => name)

test('a word that only a tag knows leads to the drawing filed under it', () => {
  expect(names('cygnet')).toEqual(['swan'])
  expect(names('zzz', 'constructor', '__proto__')).toEqual([])
})

test('the same in the plural and in capitals', () => {
  expect(names('Cygnets')).toEqual(['swan'])
})

test('two subjects are enough', () => {
  expect(names('cygnet', 'ladybird', 'peahen')).toEqual(['swan', 'lady beetle'])
})
