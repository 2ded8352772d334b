import { describe, expect, test } from 'vitest'
import { readTable } from './table.ts'

const read = (...lines: string[]) => readTable('german/nouns.tsv', lines.join('\n'), ['english', 'words'])

describe('a table', () => {
  test('has a line for each row, and none for remarks', () => {
    expect(read('# What is at home.', 'english\twords', 'cat\tkatze, kater', '', 'dog\thund')).toEqual([
      { english: 'cat', words: 'katze, kater', at: 'german/nouns.tsv:3' },
      { english: 'dog', words: 'hund', at: 'german/nouns.tsv:5' },
    ])
  })

  test.each([
    ['blanks instead of a tab', ['english\twords', 'cat  katze'], 'german/nouns.tsv:2 says nothing under words.'],
    ['nothing in its first column', ['english\twords', '\tkatze'], 'german/nouns.tsv:2 says nothing under english.'],
    [
      'a tab too many',
      ['english\twords', 'cat\tkatze\tkater'],
      'german/nouns.tsv:2 has more columns than english, words.',
    ],
    ['no names of its columns', ['cat\tkatze'], 'german/nouns.tsv:1 does not name the columns english, words.'],
  ])('with %s says which line of which file is wrong', (_, lines, said) => {
    expect(() => read(...lines)).toThrow(said)
  })

  test('may leave out cells at the end that need not be there', () => {
    expect(readTable('a.tsv', 'ending\tone\tseveral\n$', ['ending', 'one', 'several'], 1)).toEqual([
      { ending: '$', one: '', several: '', at: 'a.tsv:2' },
    ])
  })
})
