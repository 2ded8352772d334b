/// <reference types="vite/types/importMeta.d.ts" />
import { type Line, listed, readTable } from './table.ts'

/** The languages read besides English. Where two know a word, the first one's meaning is taken. */
const NAMES = [
  'spanish',
  'german',
  'french',
  'italian',
  'portuguese',
  'russian',
  'ukrainian',
  'polish',
  'turkish',
  'arabic',
  'hindi',
]

/** Words of a language by the English word for them. */
export type WordLine = Line<'english' | 'words'>

/** What is at the end of a noun, and what may stand there instead. */
export interface Ending {
  readonly ending: RegExp
  /** In the other cases of one thing. */
  readonly one: readonly string[]
  /** In those of several. */
  readonly several: readonly string[]
}

/** What people type in a language, as its folder says. */
export interface Language {
  readonly name: string
  /** Singulars, with their plurals after slashes where the language's own rule is not theirs. */
  readonly nouns: () => readonly WordLine[]
  /** Verbs, adjectives, articles, numbers and the like: of these no other forms are made. */
  readonly otherWords: () => readonly WordLine[]
  /** How plurals are made; the first whose ending fits a noun is its rule. */
  readonly plurals: readonly Ending[]
  /** How nouns are declined; every row whose ending fits is tried. */
  readonly cases: readonly Ending[]
  /** Articles and the like that are written in one with the noun, and what must follow them. */
  readonly joined: readonly RegExp[]
  /** Endings that say more of a noun (of words without accents), and an English word for what they say. */
  readonly stems: readonly { readonly ending: RegExp; readonly says: string | undefined }[]
}

const texts = import.meta.glob<string>(['./*/*.tsv', '!./english/*'], { query: '?raw', import: 'default', eager: true })

const textOf = (file: string): string => {
  const text = texts[`./${file}`]
  if (text === undefined) throw new Error(`${file} is missing.`)
  return text
}

const wordsOf = (file: string): readonly WordLine[] => readTable(file, textOf(file), ['english', 'words'])

function languageNamed(name: string): Language {
  const file = `${name}/forms.tsv`
  const forms = readTable(file, textOf(file), ['form', 'ending', 'one', 'several'], 2).map(
    ({ form, ending, one, several, at }) => ({
      form: formNamed(form, at),
      ending: new RegExp(ending, 'u'),
      says: one || undefined,
      one: one.split(' ').filter(Boolean),
      several: several.split(' ').filter(Boolean),
    }),
  )
  const ofForm = (wanted: Form) => forms.filter(({ form }) => form === wanted)
  return {
    name,
    nouns: () => wordsOf(`${name}/nouns.tsv`),
    otherWords: () => wordsOf(`${name}/verbs-and-small-words.tsv`),
    plurals: ofForm('plural'),
    cases: ofForm('case'),
    joined: ofForm('joined').map(({ ending }) => ending),
    stems: ofForm('stem'),
  }
}

const FORMS = ['plural', 'case', 'joined', 'stem'] as const
type Form = (typeof FORMS)[number]

function formNamed(name: string, at: string): Form {
  const form = FORMS.find((one) => one === name)
  if (form === undefined) throw new Error(`${at} is of no form of ${FORMS.join(', ')}.`)
  return form
}

export const LANGUAGES: readonly Language[] = NAMES.map(languageNamed)

/**
 * Chinese and Japanese, which leave no blanks between words: what is written by what it is in English. Matched inside
 * a run of characters, the longest first.
 */
export const chineseAndJapanese = (): readonly WordLine[] => wordsOf('chinese-and-japanese/words.tsv')

/** The forms of a noun: itself, and the plurals that are written after it. */
export const nounForms = (words: string): readonly (readonly [singular: string, ...plurals: string[]])[] =>
  listed(words).map((word) => {
    const [singular = '', ...plurals] = word.split('/')
    return [singular, ...plurals]
  })
