import pluralize from 'pluralize'
import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed, LIBRARY } from '../../library/library.ts'
import type { ThemeName, Weather } from '../../themes/theme-name.ts'
import { EACH_COUNTS, EXACT_COUNTS, SIZES, VAGUE_COUNTS } from '../tables/grammar/counts.ts'
import { FILLER_WORDS } from '../tables/grammar/filler-words.ts'
import { COMPARING, DOINGS, MEETINGS, PLACES, POSTPOSED, USES } from '../tables/grammar/relations.ts'
import { ABSENT, BETTER_DRAWN, CATEGORIES, GROUPS, LANDMARKS, NOUNS, OCCASIONS } from '../tables/nouns.ts'
import { SETTINGS } from '../tables/scenes.ts'
import { drawingKey, phraseKey } from '../tokens/tokens.ts'

/** What belongs to a word that is no drawing itself: a place, a feast, somebody we do not draw. */
interface Company {
  readonly is: 'company'
  readonly drawings: readonly Drawing[]
  /** Drawn as well where nothing else is named. */
  readonly alone: readonly Drawing[]
  readonly theme: ThemeName | undefined
}

/** What a word or a phrase says to an illustrator. */
export type Meaning =
  | { readonly is: 'thing'; readonly drawing: Drawing }
  /** Several things, all of them. */
  | { readonly is: 'group'; readonly drawings: readonly Drawing[]; readonly theme: ThemeName | undefined }
  /** A kind of thing, for which some stand. */
  | { readonly is: 'category'; readonly drawings: readonly Drawing[]; readonly theme: ThemeName | undefined }
  | Company
  /** The lower the rank, the sooner it decides between two settings. */
  | {
      readonly is: 'setting'
      readonly theme: ThemeName | undefined
      readonly weather: Weather | undefined
      readonly rank: number
    }
  | { readonly is: 'absent'; readonly theme: ThemeName | undefined; readonly company: Company }
  /** So many altogether, or of each kind. */
  | { readonly is: 'count'; readonly count: number; readonly vague: boolean; readonly each?: true }
  | { readonly is: 'size'; readonly size: 'small' | 'little' | 'large' | 'huge' }
  /** How an animal is dressed: a pirate cat. */
  | {
      readonly is: 'costume'
      readonly how: 'worn' | 'held'
      readonly thing: Drawing | undefined
      readonly theme: ThemeName | undefined
      /** The animal was named before: a cat as a pirate. */
      readonly isAfter?: true
    }
  | { readonly is: 'filler' }

const listed = (phrases: string): string[] => phrases.split(',').map(phraseKey).filter(Boolean)
const drawingsOf = (names: readonly string[]): Drawing[] => names.flatMap((name) => drawingNamed(name) ?? [])

const companyOf = (always: readonly string[], alone: readonly string[], theme: ThemeName | undefined): Company => ({
  is: 'company',
  drawings: drawingsOf(always),
  alone: drawingsOf(alone),
  theme,
})

/** Places the page shows anyway, whichever theme it has. */
const SCENERY_WORDS = 'landscape, sunset, sunrise, dawn, dusk, ground, background, air, floor, horizon, land'

/** Phrases with their meanings, the surest first: the first meaning of a phrase is the one that counts. */
function* entries(): Generator<readonly [phrases: readonly string[], meaning: Meaning]> {
  for (const { drawing: name, words } of NOUNS)
    for (const drawing of drawingsOf([name])) yield [listed(words), { is: 'thing', drawing }]
  for (const { words, drawings, theme } of GROUPS)
    yield [listed(words), { is: 'group', drawings: drawingsOf(drawings), theme }]
  for (const { words, drawings, theme } of CATEGORIES)
    yield [listed(words), { is: 'category', drawings: drawingsOf(drawings), theme }]
  for (const { words, always, alone, theme } of OCCASIONS) yield [listed(words), companyOf(always, alone, theme)]
  for (const { words, always, alone, theme } of [...ABSENT, ...LANDMARKS])
    yield [listed(words), { is: 'absent', theme, company: companyOf(always, alone, undefined) }]
  for (const [rank, { theme, words, weather }] of SETTINGS.entries())
    yield [listed(words), { is: 'setting', theme, weather, rank }]
  yield [listed(SCENERY_WORDS), { is: 'setting', theme: undefined, weather: undefined, rank: SETTINGS.length }]
  for (const [phrase, count] of EXACT_COUNTS) yield [[phrase], { is: 'count', count, vague: false }]
  for (const [phrase, count] of EACH_COUNTS) yield [[phrase], { is: 'count', count, vague: false, each: true }]
  for (const [phrase, count] of VAGUE_COUNTS) yield [[phrase], { is: 'count', count, vague: true }]
  for (const { size, words } of SIZES) yield [words, { is: 'size', size }]
  const related = [PLACES, USES, MEETINGS, POSTPOSED, DOINGS].flatMap((table) => [...table.keys()]).concat(...COMPARING)
  yield [[...[...FILLER_WORDS].map(phraseKey), ...related], { is: 'filler' }]
  for (const drawing of LIBRARY) yield [[phraseKey(drawing.name)], { is: 'thing', drawing }]
}

interface Lexicon {
  /** By phrase, with a blank between its words. */
  readonly phrases: ReadonlyMap<string, Meaning>
  /** By phrase written in one word. */
  readonly compounds: ReadonlyMap<string, Meaning>
  /** Drawings by emoji. */
  readonly emoji: ReadonlyMap<string, Drawing>
}

function build(): Lexicon {
  const phrases = new Map<string, Meaning>()
  for (const [row, meaning] of entries())
    for (const phrase of row) if (!phrases.has(phrase)) phrases.set(phrase, meaning)
  // "grapes" is one drawing; "a grape" should find it, too.
  for (const [phrase, meaning] of [...phrases]) {
    if (meaning.is !== 'thing' || !phrase.endsWith('s')) continue
    const singular = pluralize.singular(phrase)
    if (!phrases.has(singular)) phrases.set(singular, meaning)
  }
  const compounds = new Map<string, Meaning>()
  for (const [phrase, meaning] of phrases) {
    const compound = phrase.replaceAll(' ', '')
    if (compound !== phrase && meaning.is !== 'filler' && meaning.is !== 'count' && !phrases.has(compound))
      compounds.set(compound, meaning)
  }
  const emoji = new Map(
    LIBRARY.toReversed().map((drawing) => [
      drawingKey(drawing.id),
      drawingNamed(BETTER_DRAWN.get(drawing.name) ?? '') ?? drawing,
    ]),
  )
  return { phrases, compounds, emoji }
}

let built: Lexicon | undefined

/** Made on first use: a server that never draws need not wait for it. */
export function lexicon(): Lexicon {
  built ??= build()
  return built
}
