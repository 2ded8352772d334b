import type { ThemeName } from '../../themes/theme-name.ts'
import { englishTable, placeIn } from './english.ts'
import { type Line, listed } from './table.ts'

/** Everyday words by drawing, in the order in which the tables are read. */
export const NOUNS: readonly Line<'drawing' | 'words'>[] = [
  'animals',
  'people',
  'vehicles',
  'food',
  'nature',
  'places',
  'things',
  'leisure',
  'signs',
  'compounds',
].flatMap((kind) => englishTable(`nouns/${kind}`, ['drawing', 'words']))

/** Words for several drawings, and the place they belong to. */
interface SeveralLine {
  readonly words: string
  readonly drawings: readonly string[]
  readonly theme: ThemeName | undefined
  readonly at: string
}

const severalIn = (name: string): readonly SeveralLine[] =>
  englishTable(name, ['words', 'drawings', 'place'], 2).map(({ words, drawings, place, at }) => ({
    words,
    drawings: listed(drawings),
    theme: placeIn(place, at),
    at,
  }))

/** All of them are drawn. */
export const GROUPS = severalIn('groups')

/** A few of them stand for a kind of thing, the best known first. */
export const CATEGORIES = severalIn('categories')

/** Words that are no drawing themselves, the place they suggest, and what is drawn for them. */
interface CompanyLine {
  readonly words: string
  readonly theme: ThemeName | undefined
  readonly always: readonly string[]
  /** What more, if nothing else is named. */
  readonly alone: readonly string[]
  readonly at: string
}

const companyIn = (name: string): readonly CompanyLine[] =>
  englishTable(name, ['words', 'place', 'always', 'alone'], 1).map(({ words, place, always, alone, at }) => ({
    words,
    theme: placeIn(place, at),
    always: listed(always),
    alone: listed(alone),
    at,
  }))

export const LANDMARKS = companyIn('landmarks')

/** What stays missing, whatever is drawn near it. */
export const ABSENT: readonly CompanyLine[] = [
  ...companyIn('characters'),
  ...companyIn('absent'),
  ...companyIn('absent-compounds'),
]

/** What is shown by the company it has. */
export const OCCASIONS: readonly CompanyLine[] = ['festivals', 'lands', 'pastimes'].flatMap(companyIn)

/** How an animal is dressed that is also somebody: a pirate cat. */
export const COSTUMES = englishTable('costumes', ['figures', 'how', 'thing', 'place'], 1).map(
  ({ figures, how, thing, place, at }) => {
    if (how !== '' && how !== 'worn' && how !== 'held') throw new Error(`${at} is neither worn nor held: ${how}.`)
    return { figures: listed(figures), how: how || 'worn', thing, theme: placeIn(place, at), at } as const
  },
)

const otherDrawings = englishTable('other-drawings', ['drawing', 'instead', 'place'], 2)

/** Drawings that come out badly, and those to take instead where somebody writes the emoji. */
export const BETTER_DRAWN: ReadonlyMap<string, string> = new Map(
  otherDrawings.filter(({ place }) => place === '').map(({ drawing, instead }) => [drawing, instead]),
)

/** The drawing that a place has instead of another, if so. */
export const drawnThere = (drawing: string, theme: ThemeName): string | undefined =>
  otherDrawings.find((line) => line.drawing === drawing && placeIn(line.place, line.at) === theme)?.instead
