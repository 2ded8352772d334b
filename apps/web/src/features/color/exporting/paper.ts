import { PAPERS } from '@huebook/contract'

export type Paper = (typeof PAPERS)[number]

export const PAPER_NAMES = { a4: 'A4', letter: 'Letter' } as const satisfies Record<Paper, string>

/** Where printers are filled with Letter (Unicode's own table of paper sizes). */
const LETTER_REGIONS = ['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']
const KEY = 'paper'

/** Where a language is mostly spoken. What a browser names may be no language at all, such as `C`. */
function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? ''
  } catch {
    return ''
  }
}

/** The paper that is usual where a language is spoken. */
export const usualPaper = (language: string): Paper => (LETTER_REGIONS.includes(regionOf(language)) ? 'letter' : 'a4')

/** The paper somebody has chosen, or else the usual one. */
export function readPaper(open: () => Pick<Storage, 'getItem'>, language: string): Paper {
  try {
    const kept = open().getItem(KEY)
    return PAPERS.find((paper) => paper === kept) ?? usualPaper(language)
  } catch {
    return usualPaper(language)
  }
}

export function keepPaper(open: () => Pick<Storage, 'setItem'>, paper: Paper): void {
  try {
    open().setItem(KEY, paper)
  } catch {}
}
