import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import type { ThemeName } from '../../themes/theme-name.ts'
import { longestPhrase, type PhraseBook, phraseBook } from '../phrases/phrase-book.ts'
import { DEEDS } from '../tables/scenes.ts'
import { phraseKey, type Token } from '../tokens/tokens.ts'
import { isAlive } from './carrying.ts'
import type { Mention, Remark } from './mentions.ts'

interface Done {
  readonly drawings: readonly Drawing[]
  readonly theme: ThemeName | undefined
  readonly alone: ThemeName | undefined
  readonly saying: boolean
}

/** One thing done, as the person wrote it. */
interface Doing extends Done {
  readonly word: string
}

let built: PhraseBook<Done> | undefined

const build = (): PhraseBook<Done> =>
  phraseBook(
    DEEDS.flatMap(({ words, drawings: names, theme, alone, saying }) => {
      const done = { drawings: names.flatMap((name) => drawingNamed(name) ?? []), theme, alone, saying }
      return words.split(',').map((phrase) => [phraseKey(phrase), done] as const)
    }),
  )

/** What is done in a prompt, in the order it is told. */
export function deedsOf(tokens: readonly Token[]): Doing[] {
  built ??= build()
  const deeds: Doing[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = longestPhrase(built, tokens, at)
    const words = tokens.slice(at, at + (found?.length ?? 1))
    if (found) deeds.push({ ...found.meaning, word: words.map(({ text }) => text).join(' ') })
    at += words.length
  }
  return deeds
}

/** At most so many are shown, or the page gets crowded. */
const MOST_SHOWN = 2

/** The deeds of a prompt that names nobody who does them, as nouns: "swimming" is a swimmer. */
export function shownDeeds(deeds: readonly Doing[], remarks: readonly Remark[]): Remark[] {
  const mentions = remarks.flatMap((remark) => (remark.is === 'setting' ? [] : (remark.mention ?? [])))
  if (mentions.some(({ meaning }) => meaning.is !== 'company' || isAlive(meaning))) return []
  return deeds
    .filter(({ saying }) => !saying || remarks.length === 0)
    .filter(({ word }) => !mentions.some((mention) => mention.word.includes(word)))
    .slice(0, MOST_SHOWN)
    .map(({ word, drawings, alone }) => ({ is: 'mention', word, mention: mentionOf(word, drawings, alone) }))
}

/** A mention of that word alone. */
export const mentionOf = (word: string, drawings: readonly Drawing[], theme: ThemeName | undefined): Mention => ({
  meaning: { is: 'group', drawings, theme },
  word,
  key: word.toLowerCase(),
  count: undefined,
  vague: false,
  counted: undefined,
  each: false,
  plural: false,
  size: 'normal',
  aloft: false,
  asleep: false,
  doing: undefined,
  prop: undefined,
  riders: [],
  within: false,
  tie: undefined,
})
