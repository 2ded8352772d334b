import { describe, expect, test } from 'vitest'
import { lexicon } from '../phrases/lexicon.ts'
import { singularOf } from '../tokens/singular.ts'
import { phraseKey } from '../tokens/tokens.ts'
import { chineseAndJapanese, LANGUAGES, nounForms, type WordLine } from './languages.ts'
import { listed } from './table.ts'

const formsOf = ({ words }: WordLine): string[] => nounForms(words).flat()

/** Every language by its name, each with its tables. */
const tables = [
  ...LANGUAGES.map(({ name, nouns, otherWords }) => [name, [nouns(), otherWords()]] as const),
  ['chinese and japanese', [chineseAndJapanese()]] as const,
]

describe.each(tables)('the words in %s', (_, files) => {
  const lines = files.flat()

  test('are filed under English words that are understood', () => {
    const { phrases } = lexicon()
    const isKnown = (english: string) => phrases.has(english) || phrases.has(singularOf(english))
    expect(lines.filter(({ english }) => !isKnown(english)).map(({ at, english }) => `${at}: ${english}`)).toEqual([])
  })

  test('are in the order of the alphabet, each English word once', () => {
    const wrong = files.flatMap((file) =>
      file.filter(({ english }, i) => i > 0 && english <= (file[i - 1]?.english ?? '')),
    )
    expect(wrong.map(({ at, english }) => `${at}: ${english}`)).toEqual([])
  })

  test('are listed with a comma and a blank between', () => {
    const wrong = lines.flatMap((line) =>
      [...listed(line.words), ...formsOf(line)]
        .filter((word) => word === '' || word !== word.trim() || word.includes(','))
        .map((word) => `${line.at}: "${word}"`),
    )
    expect(wrong).toEqual([])
  })

  test('mean one thing each', () => {
    const first = new Map<string, WordLine>()
    const twice = lines.flatMap((line) =>
      formsOf(line).flatMap((word) => {
        const key = phraseKey(word)
        const other = first.get(key)
        if (other === undefined) first.set(key, line)
        return other === undefined || other === line ? [] : [`${line.at}: "${word}" is in ${other.at} already`]
      }),
    )
    expect(twice).toEqual([])
  })
})
