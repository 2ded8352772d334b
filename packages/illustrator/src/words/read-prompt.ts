import type { Detail, Style } from '../styles/brief.ts'
import type { ThemeName } from '../themes/theme-name.ts'
import type { Weather } from '../themes/weather.ts'
import { themeOf, weatherOf } from './cast/theme-of.ts'
import { type Wanted, wantedOf } from './cast/wanted.ts'
import { askedStyleOf } from './meaning/asked-style.ts'
import { deedsOf, shownDeeds } from './meaning/deeds-of.ts'
import type { Mention, Remark } from './meaning/mentions.ts'
import { remarksOf } from './meaning/remarks.ts'
import { translated } from './phrases/translated.ts'
import { tokensOf } from './tokens/tokens.ts'

/** What a prompt asks for, as far as it was understood. */
export interface Reading {
  /** In the order named; every drawing once; at most six. */
  readonly wanted: readonly Wanted[]
  /** Where the page plays: named by the prompt, or where its subjects are at home. */
  readonly theme: ThemeName | undefined
  /** What weather it is there, where the prompt says so. */
  readonly weather: Weather | undefined
  /** How it is to look, where the prompt says so. */
  readonly style: Style | undefined
  readonly detail: Detail | undefined
  /** Words that only say whom the page is for, each as they were written. */
  readonly purposes: readonly (readonly string[])[]
  /** Words drawn or understood, in lower case. */
  readonly found: readonly string[]
  /** Words that name something, neither drawn nor understood, as they were written. */
  readonly missing: readonly string[]
}

/** More would be a list nobody reads. */
const MOST_MISSING = 12

/** Reads what a person wants on a page out of their own words. */
export function readPrompt(prompt: string): Reading {
  const { tokens, ...look } = askedStyleOf(translated(tokensOf(prompt)))
  const deeds = deedsOf(tokens)
  const nouns = remarksOf(tokens)
  const remarks = [...nouns, ...shownDeeds(deeds, nouns)]
  const { wanted, left } = wantedOf(mentionsOf(remarks))
  const found = new Set<string>()
  const missing = new Set<string>()
  for (const remark of remarks) {
    const drawn = remark.is === 'setting' || (remark.is === 'mention' && !left.has(remark.mention))
    if (drawn) found.add(remark.word.toLowerCase())
    else missing.add(remark.word)
  }
  const theme = themeOf(remarks, wanted) ?? deeds.find((deed) => deed.theme)?.theme
  return {
    wanted,
    theme,
    weather: weatherOf(remarks),
    ...look,
    found: [...found],
    missing: [...missing].slice(0, MOST_MISSING),
  }
}

const mentionsOf = (remarks: readonly Remark[]): Mention[] =>
  remarks.flatMap((remark) => (remark.is === 'setting' ? [] : (remark.mention ?? [])))
