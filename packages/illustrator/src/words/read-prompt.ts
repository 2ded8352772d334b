import type { ThemeName } from '../themes/theme-name.ts'
import { remarksOf } from './remarks.ts'
import { themeOf } from './theme-of.ts'
import { tokensOf } from './tokens.ts'
import { type Wanted, wantedOf } from './wanted.ts'

/** What a prompt asks for, as far as it was understood. */
export interface Reading {
  /** In the order named; every drawing once; at most six. */
  readonly wanted: readonly Wanted[]
  /** Where the page plays: named by the prompt, or where its subjects are at home. */
  readonly theme: ThemeName | undefined
  /** Words drawn or understood, in lower case. */
  readonly found: readonly string[]
  /** Words that name something, neither drawn nor understood, as they were written. */
  readonly missing: readonly string[]
}

/** More would be a list nobody reads. */
const MOST_MISSING = 12

/** Reads what a person wants on a page out of their own words. */
export function readPrompt(prompt: string): Reading {
  const remarks = remarksOf(tokensOf(prompt))
  const mentions = remarks.flatMap((remark) => (remark.is === 'mention' ? [remark.mention] : []))
  const { wanted, left } = wantedOf(mentions)
  const found = new Set<string>()
  const missing = new Set<string>()
  for (const remark of remarks) {
    const drawn = remark.is === 'setting' || (remark.is === 'mention' && !left.has(remark.mention))
    if (drawn) found.add(remark.word.toLowerCase())
    else missing.add(remark.word)
  }
  return { wanted, theme: themeOf(remarks, wanted), found: [...found], missing: [...missing].slice(0, MOST_MISSING) }
}
