import type { ThemeName } from '../../themes/theme-name.ts'
import { LETTERING_WORDS, type LetteringRole } from '../tables/lettering.ts'
import { phraseKey } from '../tokens/tokens.ts'

/** The languages in which a word does something. */
export type Spoken = ReadonlySet<string>

/** By word, then by role. */
const table = new Map<string, Map<string, Set<string>>>()
const themes = new Map<string, ThemeName>()

for (const { is, language, words, theme } of LETTERING_WORDS)
  for (const key of words.map(phraseKey)) {
    if (theme) themes.set(key, theme)
    const own = table.get(key) ?? new Map<string, Set<string>>()
    table.set(key, own.set(is, (own.get(is) ?? new Set()).add(language)))
  }

/** In which languages a word or a phrase does that, if it does. */
export const spokenAs = (role: LetteringRole, key: string): Spoken | undefined => table.get(key)?.get(role)

/** Where a page plays that has such a greeting. */
export const themeOfGreeting = (key: string): ThemeName | undefined => themes.get(key)
