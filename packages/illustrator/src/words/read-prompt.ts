import type { Detail, Style, Taste } from '../asked/look.ts'
import type { Drawing } from '../library/drawing.ts'
import { drawingNamed } from '../library/library.ts'
import type { ThemeName, Weather } from '../themes/theme-name.ts'
import { withoutWindow } from './cast/seen-through.ts'
import { shownPlaces } from './cast/shown-places.ts'
import { themeOf, weatherOf } from './cast/theme-of.ts'
import { unseenParts } from './cast/unseen-parts.ts'
import { type Wanted, wantedOf } from './cast/wanted.ts'
import { asidesOf } from './meaning/asides.ts'
import { askedStyleOf } from './meaning/asked-style.ts'
import { clocksOf } from './meaning/clocks.ts'
import { deedsOf, shownDeeds } from './meaning/deeds-of.ts'
import { type AskedLettering, letteringOf } from './meaning/lettering.ts'
import type { Mention, Remark } from './meaning/mentions.ts'
import { namesIn } from './meaning/names.ts'
import { remarksOf } from './meaning/remarks.ts'
import { verbMeant } from './phrases/misspelling.ts'
import { translated } from './phrases/translated.ts'
import { COLOURS, UNSHOWN_FEELINGS } from './tables/grammar/filler-words.ts'
import { drawnThere } from './tables/nouns.ts'
import { isPlace } from './tables/places.ts'
import { type Token, tokensOf } from './tokens/tokens.ts'

/** What a prompt asks for, as far as it was understood. */
export interface Reading {
  /** In the order named; every drawing once; at most six. */
  readonly wanted: readonly Wanted[]
  /** Where the page plays: named by the prompt, or where its subjects are at home. */
  readonly theme: ThemeName | undefined
  /** What weather it is there, where the prompt says so. */
  readonly weather: Weather | undefined
  /** There are mountains behind it. */
  readonly mountains: boolean
  /** How it is to look, where the prompt says so. */
  readonly style: Style | undefined
  readonly detail: Detail | undefined
  readonly taste: { readonly is: Taste; readonly word: string } | undefined
  /** What is to be read on it. */
  readonly lettering: AskedLettering | undefined
  /** It says itself where or in what weather it plays. */
  readonly isPlaced: boolean
  /** Words that only say whom the page is for, or how to draw it, each as they were written. */
  readonly instructions: readonly (readonly string[])[]
  /** Words drawn or understood, in lower case. */
  readonly found: readonly string[]
  /** Words that name something, neither drawn nor understood, as they were written. */
  readonly missing: readonly string[]
}

/** More would be a list nobody reads. */
const MOST_MISSING = 12

/** Reads what a person wants on a page out of their own words; a style that is asked for otherwise wins over them. */
export function readPrompt(prompt: string, asked?: Style): Reading {
  const lettered = letteringOf(prompt, tokensOf(prompt))
  const asides = asidesOf(clocksOf(translated(lettered.tokens).map(withVerb)))
  const { tokens, manners, ...look } = askedStyleOf(asides.tokens)
  const deeds = deedsOf(tokens)
  const nouns = remarksOf(tokens)
  const shown = [...nouns, ...shownDeeds(deeds, nouns), ...lettered.remarks]
  const remarks = shownPlaces(shown, asked ?? look.style ?? 'scene')
  const { wanted, left } = wantedOf(mentionsOf(remarks))
  const theme = themeOf(remarks, wanted, deeds.find((deed) => deed.theme)?.theme)
  const found = new Set<string>()
  const missing = new Set<string>(manners)
  for (const remark of remarks) {
    if (isDrawn(remark, left, theme)) found.add(remark.word.toLowerCase())
    else missing.add(remark.word)
  }
  for (const name of namesIn(tokens)) missing.delete(name)
  const named = new Set([...found, ...missing].flatMap((words) => words.toLowerCase().split(' ')))
  for (const part of unseenParts(tokens, wanted)) if (!named.has(part.toLowerCase())) missing.add(part)
  const isAnything = wanted.length === 0 && found.size + missing.size === 0 && !(theme || look.style || look.taste)
  for (const { text, key } of tokens)
    if (UNSHOWN_FEELINGS.has(key) || (isAnything && COLOURS.has(key)))
      if (!named.has(text.toLowerCase())) missing.add(text)
  return {
    wanted: withoutWindow(wanted, theme).map((one) => ({
      ...one,
      drawing: seenAs(look.style, inSeason(one.drawing, theme)),
    })),
    theme,
    mountains:
      theme !== 'mountains' && remarks.some((remark) => remark.is === 'setting' && remark.theme === 'mountains'),
    isPlaced: deeds.some((deed) => deed.theme) || remarks.some(({ is }) => is === 'setting'),
    weather: weatherOf(remarks),
    lettering: lettered.lettering,
    ...look,
    instructions: [...lettered.said, ...look.instructions, ...asides.said],
    found: [...found],
    missing: [...missing].slice(0, MOST_MISSING),
  }
}

const withVerb = (token: Token): Token => ({ ...token, key: verbMeant(token.key) ?? token.key })

function isDrawn(remark: Remark, left: ReadonlySet<Mention>, theme: ThemeName | undefined): boolean {
  if (remark.is === 'setting') return !(remark.weather && isPlace(theme, 'no weather'))
  return remark.is === 'mention' && !left.has(remark.mention)
}

function inSeason(drawing: Drawing, theme: ThemeName | undefined): Drawing {
  const name = theme && drawnThere(drawing.name, theme)
  return (name && drawingNamed(name)) || drawing
}

/** Of somebody seen from close up the head is drawn, where there is a drawing of it. */
const seenAs = (style: Style | undefined, drawing: Drawing): Drawing =>
  (style === 'close-up' && drawingNamed(`${drawing.name} face`)) || drawing

const mentionsOf = (remarks: readonly Remark[]): Mention[] =>
  remarks.flatMap((remark) => (remark.is === 'setting' ? [] : (remark.mention ?? [])))
