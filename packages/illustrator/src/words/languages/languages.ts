import { ARABIC, HINDI, TURKISH } from './eastern.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { ITALIAN } from './italian.ts'
import type { Language } from './language.ts'
import { PORTUGUESE } from './portuguese.ts'
import { POLISH, RUSSIAN, UKRAINIAN } from './slavic.ts'
import { SPANISH } from './spanish.ts'

/** The languages read besides English. Where two know a word, the first one's meaning is taken. */
export const LANGUAGES: readonly Language[] = [
  SPANISH,
  GERMAN,
  FRENCH,
  ITALIAN,
  PORTUGUESE,
  RUSSIAN,
  UKRAINIAN,
  POLISH,
  TURKISH,
  ARABIC,
  HINDI,
]
