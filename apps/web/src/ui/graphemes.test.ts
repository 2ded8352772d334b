import { expect, test } from 'vitest'
import { graphemesOf, segmentsBy } from './graphemes.ts'

const TEXTS: [string, string[]][] = [
  ['Ada', ['A', 'd', 'a']],
  ['', []],
  ['a\r\nb', ['a', '\r\n', 'b']],
  ['élan', ['é', 'l', 'a', 'n']],
  ['e\u0301a', ['e\u0301', 'a']],
  ['👩‍🎨!', ['👩‍🎨', '!']],
]

test.each(TEXTS)('the letters of %j are those a reader sees', (text, letters) => {
  expect(graphemesOf(text)).toEqual(letters)
})

test.each(TEXTS)('an older browser without a segmenter finds the letters of %j as well', (text, letters) => {
  expect(segmentsBy({})(text)).toEqual(letters)
})

test('a browser whose language is none finds them, too', () => {
  class Segmenter extends Intl.Segmenter {
    constructor(language: string, options: Intl.SegmenterOptions) {
      if (!language) throw new RangeError('invalid language tag: C')
      super(language, options)
    }
  }
  expect(segmentsBy({ Segmenter: Segmenter as typeof Intl.Segmenter })('Zoë')).toEqual(['Z', 'o', 'ë'])
})
