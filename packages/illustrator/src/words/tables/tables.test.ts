import { describe, expect, test } from 'vitest'
import { drawingNamed } from '../../library/library.ts'
import { lexicon } from '../phrases/lexicon.ts'
import { phraseKey } from '../tokens/tokens.ts'
import { FILLER_PHRASES } from './grammar/filler-words.ts'
import { ABSENT } from './nouns/absent.ts'
import { CATEGORIES } from './nouns/categories.ts'
import { CHARACTERS } from './nouns/characters.ts'
import { ABSENT_COMPOUNDS } from './nouns/compounds.ts'
import { GROUPS } from './nouns/groups.ts'
import { NOUN_TABLES } from './nouns/noun-tables.ts'
import { DEEDS } from './scenes/deeds.ts'
import { HOMES } from './scenes/homes.ts'
import { LANDMARKS } from './scenes/landmarks.ts'
import { FESTIVALS, LANDS, PASTIMES } from './scenes/occasions.ts'
import { SETTINGS } from './scenes/settings.ts'
import { SIGNS } from './scenes/signs.ts'

const listed = (phrases: string): string[] => phrases.split(/,\s+/).map((phrase) => phrase.trim())
const nouns = NOUN_TABLES.flatMap((table) => Object.entries(table))
const occasionRows = [...FESTIVALS, ...LANDS, ...PASTIMES]
const occasions = occasionRows.flatMap(([phrases]) => listed(phrases))
const landmarks = LANDMARKS.flatMap(([phrases]) => listed(phrases))
const settings = SETTINGS.flatMap(([, phrases]) => listed(phrases))
const absentRows = [...CHARACTERS, ...ABSENT, ...ABSENT_COMPOUNDS]
const absent = absentRows.flatMap(([phrases]) => listed(phrases))

describe('the tables of words', () => {
  test('name only drawings that the library has', () => {
    const names = [
      ...nouns.map(([name]) => name),
      ...GROUPS.flatMap(([, drawings]) => drawings),
      ...CATEGORIES.flatMap(({ drawings }) => drawings),
      ...occasionRows.flatMap(([, , always, alone = []]) => [...always, ...alone]),
      ...LANDMARKS.flatMap(([, , nearby = [], alone = []]) => [...nearby, ...alone]),
      ...Object.values(SIGNS),
      ...absentRows.flatMap(([, , nearby = [], alone = []]) => [...nearby, ...alone]),
      ...DEEDS.flatMap(({ drawings }) => drawings),
      ...HOMES.flatMap(([, drawings]) => listed(drawings)),
    ]
    expect(names.filter((name) => !drawingNamed(name))).toEqual([])
  })

  test('give no noun to two drawings', () => {
    const drawings = new Map<string, string>()
    const twice = nouns.flatMap(([name, phrases]) =>
      listed(phrases).filter((phrase) => {
        const other = drawings.get(phraseKey(phrase))
        drawings.set(phraseKey(phrase), name)
        return other !== undefined && other !== name
      }),
    )
    expect(twice).toEqual([])
  })

  test('hold no phrase that is hidden behind another table', () => {
    const { phrases } = lexicon()
    const hidden = (words: readonly string[], is: string) =>
      words.filter((word) => phrases.get(phraseKey(word))?.is !== is)
    expect(
      hidden(
        CATEGORIES.flatMap(({ words }) => listed(words)),
        'category',
      ),
    ).toEqual([])
    expect(
      hidden(
        GROUPS.flatMap(([words]) => listed(words)),
        'group',
      ),
    ).toEqual([])
    expect(hidden(absent, 'absent')).toEqual([])
    expect(hidden(occasions, 'company')).toEqual([])
    expect(hidden(settings, 'setting')).toEqual([])
  })

  test('hold no phrase too long to be looked for', () => {
    const phrases = [
      ...nouns.flatMap(([, words]) => listed(words)),
      ...occasions,
      ...settings,
      ...landmarks,
      ...absent,
      ...listed(FILLER_PHRASES),
    ]
    expect(phrases.filter((phrase) => phraseKey(phrase).split(' ').length > 5)).toEqual([])
  })

  test('leave no category without a choice', () => {
    expect(CATEGORIES.filter(({ drawings }) => drawings.length < 2)).toEqual([])
  })
})
