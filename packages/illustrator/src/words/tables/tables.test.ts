import { describe, expect, test } from 'vitest'
import { drawingNamed } from '../../library/library.ts'
import { THEME_NAMES } from '../../themes/theme-name.ts'
import { lexicon } from '../phrases/lexicon.ts'
import { phraseKey } from '../tokens/tokens.ts'
import { FILLER_WORDS } from './grammar/filler-words.ts'
import { ABSENT, CATEGORIES, COSTUMES, GROUPS, LANDMARKS, NOUNS, OCCASIONS } from './nouns.ts'
import { placeOf } from './places.ts'
import { COUNTED_ALIKE, DEEDS, HOMES, PROPS, SETTINGS, SUITED } from './scenes.ts'
import { listed } from './table.ts'

/** A line that is wrong, and what is wrong with it. */
const wrong = (at: string, what: string): string => `${at}: ${what}`

interface Worded {
  readonly words: string
  readonly at: string
}

const phrasesOf = (lines: readonly Worded[]): { phrase: string; at: string }[] =>
  lines.flatMap(({ words, at }) => listed(words).map((phrase) => ({ phrase, at })))

const worded: readonly Worded[] = [
  ...NOUNS,
  ...GROUPS,
  ...CATEGORIES,
  ...OCCASIONS,
  ...ABSENT,
  ...LANDMARKS,
  ...SETTINGS,
  ...DEEDS,
  ...PROPS,
]

describe('the tables of English words', () => {
  test('name only drawings that the library has', () => {
    const lines = [
      ...[...NOUNS, ...PROPS].map(({ drawing, at }) => ({ drawings: [drawing], at })),
      ...[...GROUPS, ...CATEGORIES, ...DEEDS, ...HOMES],
      ...[...OCCASIONS, ...ABSENT, ...LANDMARKS].map(({ always, alone, at }) => ({
        drawings: [...always, ...alone],
        at,
      })),
      ...COSTUMES.map(({ thing, at }) => ({ drawings: thing === '' ? [] : [thing], at })),
      ...COUNTED_ALIKE.map(({ counted, drawings, at }) => ({ drawings: [...counted, ...drawings], at })),
      ...SUITED.map(({ drawing, instead, at }) => ({ drawings: [drawing, instead], at })),
    ]
    const unknown = lines.flatMap(({ drawings, at }) =>
      drawings.filter((name) => !drawingNamed(name)).map((name) => wrong(at, name)),
    )
    expect(unknown).toEqual([])
  })

  test('have a line for each place, with a drawing that stands for it or none', () => {
    const signs = THEME_NAMES.map((theme) => placeOf(theme).sign)
    expect(signs.filter((sign) => sign !== '' && !drawingNamed(sign))).toEqual([])
  })

  test('list with a comma and a blank between', () => {
    const untidy = phrasesOf(worded).filter(
      ({ phrase }) => phrase === '' || phrase !== phrase.trim() || phrase.includes(','),
    )
    expect(untidy.map(({ phrase, at }) => wrong(at, `"${phrase}"`))).toEqual([])
  })

  test('give no noun to two drawings', () => {
    const first = new Map<string, (typeof NOUNS)[number]>()
    const twice = NOUNS.flatMap((line) =>
      listed(line.words).flatMap((phrase) => {
        const other = first.get(phraseKey(phrase))
        first.set(phraseKey(phrase), line)
        return other && other.drawing !== line.drawing ? [wrong(line.at, `${phrase} is in ${other.at} already`)] : []
      }),
    )
    expect(twice).toEqual([])
  })

  test.each([
    ['category', CATEGORIES],
    ['group', GROUPS],
    ['absent', ABSENT],
    ['company', OCCASIONS],
    ['setting', SETTINGS],
  ] as const)('hold no phrase for a %s that is hidden behind another table', (is, lines) => {
    const { phrases } = lexicon()
    const hidden = phrasesOf(lines).filter(({ phrase }) => phrases.get(phraseKey(phrase))?.is !== is)
    expect(hidden.map(({ phrase, at }) => wrong(at, phrase))).toEqual([])
  })

  test('hold no phrase too long to be looked for', () => {
    const long = [
      ...phrasesOf(worded),
      ...[...FILLER_WORDS].map((phrase) => ({ phrase, at: 'english/filler-words.tsv' })),
    ]
    expect(
      long.filter(({ phrase }) => phraseKey(phrase).split(' ').length > 5).map(({ phrase, at }) => wrong(at, phrase)),
    ).toEqual([])
  })

  test('leave no category without a choice', () => {
    expect(CATEGORIES.filter(({ drawings }) => drawings.length < 2).map(({ at }) => at)).toEqual([])
  })
})
