import { STYLES, TASTES } from '../../../asked/look.ts'
import { englishTable } from '../english.ts'
import { listed } from '../table.ts'

const lines = englishTable('looks', ['asks', 'words', 'which'], 2)

const wordsOf = (wanted: string) =>
  lines.filter(({ asks }) => asks === wanted).map(({ which, words, at }) => ({ which, words: listed(words), at }))

const DETAILS = [1, 2, 3] as const

/** Each of the lines of a kind with what it names, which has to be one of those. */
function named<Name extends string | number>(kind: string, names: readonly Name[]) {
  return wordsOf(kind).map(({ which, words, at }) => {
    const name = names.find((one) => String(one) === which)
    if (name === undefined) throw new Error(`${at} is no ${kind} of ${names.join(', ')}: ${which}.`)
    return { is: name, words }
  })
}

/** Words that say how a page is to be laid out rather than what is on it. */
export const STYLE_WORDS = named('style', STYLES)

/** Words that say whom a page is for, or how much is to be on it. */
export const DETAIL_WORDS = named('detail', DETAILS)

/** Words for the kind of ornament on an intricate page, and for ways of drawing that are known by it. */
export const TASTE_WORDS = named('taste', TASTES)

const plain = (kind: string): readonly string[] => wordsOf(kind).flatMap(({ words }) => words)

/** Words for the same that follow a thing and describe it: an owl with mandala patterns is an owl, and ornate. */
export const ORNATE_WORDS = plain('ornate')

/** After a thing and one of these a pattern is the thing's own: a turtle with a pattern on its shell. */
export const DESCRIBING: ReadonlySet<string> = new Set(['with', 'has', 'have', 'having', 'wearing'])

/** Manners of drawing that ask for detail, and that no page shows otherwise: they are said to be missing. */
export const MANNERS = plain('manner')

/** Moods and subjects of pages for adults: where nothing else is said of the detail, they ask for much of it. */
export const ADULT_WORDS = plain('adult')

/** Where one of these is said as well, it is a page for a child. */
export const CHILD_WORDS = plain('child')
