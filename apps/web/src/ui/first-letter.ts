import { lettersOf } from './letters.ts'

/** The letter that stands for a name: its first one. */
export const firstLetter = (name: string): string => lettersOf(name.trim())[0]?.toUpperCase() ?? ''
