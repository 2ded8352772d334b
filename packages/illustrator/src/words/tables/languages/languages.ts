import { ARABIC } from './arabic.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { HINDI } from './hindi.ts'
import { ITALIAN } from './italian.ts'
import type { Language } from './language.ts'
import { POLISH } from './polish.ts'
import { PORTUGUESE } from './portuguese.ts'
import { RUSSIAN } from './russian.ts'
import { SPANISH } from './spanish.ts'
import { TURKISH } from './turkish.ts'
import { UKRAINIAN } from './ukrainian.ts'

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
