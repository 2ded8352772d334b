/// <reference types="vite/types/importMeta.d.ts" />
import type { ThemeName } from '../../themes/theme-name.ts'
import { placeIn } from './english.ts'
import { listed, readTable } from './table.ts'

const texts = import.meta.glob<string>('./lettering.tsv', { query: '?raw', import: 'default', eager: true })

/** What the words of the table do, as its head says. */
const ROLES = [
  'saying',
  'written',
  'postposed',
  'name',
  'word',
  'letter',
  'carrier',
  'nameless',
  'board',
  'before',
  'ends',
  'and',
  'spoken',
  'whose',
  'greeting',
  'dear',
  'wish',
  'letters',
  'round',
  'block',
  'ornate',
  'arch',
  'banner',
  'in',
  'lead',
  'for',
] as const
export type LetteringRole = (typeof ROLES)[number]

const roles: ReadonlySet<string> = new Set(ROLES)

/** What words of a language do, and where a page plays that has such a greeting. */
interface LetteringWords {
  readonly is: LetteringRole
  readonly language: string
  readonly words: readonly string[]
  readonly theme: ThemeName | undefined
}

const COLUMNS = ['is', 'language', 'words', 'theme'] as const

/** The words that ask for letters. */
export const LETTERING_WORDS: readonly LetteringWords[] = readTable(
  'lettering.tsv',
  texts['./lettering.tsv'] ?? '',
  COLUMNS,
  3,
).map(({ is, language, words, theme, at }) => {
  if (!roles.has(is)) throw new Error(`${at} says of words what none does: ${is}.`)
  return { is: is as LetteringRole, language, words: listed(words), theme: placeIn(theme, at) }
})
