import { describe, expect, test } from 'vitest'
import { compose } from '../../illustrate.ts'
import { lexicon, type Meaning } from '../phrases/lexicon.ts'
import { readPrompt } from '../read-prompt.ts'
import { LANDMARKS } from '../tables/nouns.ts'
import { DEEDS, SETTINGS } from '../tables/scenes.ts'
import { listed } from '../tables/table.ts'
import { singularOf } from '../tokens/singular.ts'
import { phraseKey } from '../tokens/tokens.ts'

/** Things within the words for a place, which its landscape draws by itself. */
const DRAWN_BY_LANDSCAPE: Readonly<Record<string, string>> = {
  sea: 'wave sea',
  river: 'bank',
  underwater: 'sea water bed wave',
  mountains: 'mountain snow top',
  space: 'moon galaxy milky planet mars',
  halloween: 'costume',
  forest: 'pine wood',
  winter: 'snow ice',
  farm: 'barn',
  clouds: 'cloud',
  dinosaurs: 'dinosaur dino stone world',
  fairytale: 'fairy flower castle',
  easter: 'egg',
  birthday: 'cake',
  room: 'rug carpet house home',
  table: 'kitchen',
  garden: 'flower',
  sport: 'sport',
  road: 'race car jam',
  music: 'rock',
  city: 'market',
  rain: 'thunder lightning storm showers',
  beach: 'sun',
  circus: 'ring',
  night: 'star moon',
}

/** What a word would mean if it chose no place. */
const meaningOf = (word: string): Meaning | undefined =>
  lexicon().phrases.get(word) ?? lexicon().phrases.get(singularOf(word))

const rows = SETTINGS.map(({ theme, words }) => [theme as string, listed(words)] as const)

const things = (theme: string, phrase: string): string[] =>
  phraseKey(phrase)
    .split(' ')
    .filter((word) => {
      const is = meaningOf(word)?.is
      const drawn = (DRAWN_BY_LANDSCAPE[theme] ?? '').split(' ')
      return (is === 'thing' || is === 'absent') && !drawn.includes(word) && !drawn.includes(singularOf(word))
    })

describe('a word that says where a page plays', () => {
  test.each(rows)('names nothing that the %s does not show', (theme, phrases) => {
    expect(phrases.flatMap((phrase) => things(theme, phrase))).toEqual([])
  })

  test.each(rows)('is found alone, and the page plays in the %s', (theme, phrases) => {
    expect(phrases.filter((phrase) => readPrompt(phrase).theme !== theme)).toEqual([])
    expect(phrases.filter((phrase) => !readPrompt(phrase).found.includes(phrase))).toEqual([])
  })

  test('is no word for something to do, which the landscape cannot show', () => {
    const deeds = new Set(DEEDS.flatMap(({ words }) => listed(words)))
    expect(rows.flatMap(([, phrases]) => phrases.filter((phrase) => deeds.has(phrase)))).toEqual([])
  })

  test.each(LANDMARKS.flatMap(({ words }) => listed(words)))('"%s" is a thing: drawn, or missing', (word) => {
    const { wanted, found, missing } = readPrompt(word)
    const isDrawn = found.length > 0 && wanted.length > 0
    expect(isDrawn || missing.length > 0).toBe(true)
  })
})

describe('of two places', () => {
  const read = (prompt: string): string => {
    const { theme, wanted, missing, mountains } = readPrompt(prompt)
    const drawings = wanted.map(({ drawing }) => drawing.name).join(', ')
    return `${theme}${mountains ? ' before mountains' : ''}: ${drawings}${missing.map((word) => ` (no ${word})`).join('')}`
  }

  test.each([
    ['a birthday party on the beach', 'beach: birthday cake'],
    ['christmas on the farm', 'farm: christmas tree'],
    ['a river in the mountains', 'river before mountains: '],
    ['a cat in the garden on the farm', 'farm: cat face'],
    ['a street in the city', 'city: '],
    ['a halloween party', 'halloween: '],
    ['a restaurant in space', 'space:  (no restaurant)'],
    ['a fox in the forest, close up', 'forest: fox (no in the forest)'],
    ['a mandala of shells and the sea', 'underwater: scallop shell, ocean wave'],
    ['a robot dancing at a party in the rain', 'birthday: robot (no in the rain)'],
  ])('"%s" shows both, or one is missing: %s', (prompt, expected) => expect(read(prompt)).toBe(expected))

  test('what the form asks for counts as well', () => {
    expect(compose({ prompt: 'a shell on the sea', style: 'pattern' }).shown.map(({ name }) => name)).toContain(
      'ocean wave',
    )
  })
})
