let segments: ((text: string) => string[]) | undefined

/** Where a letter takes more than one sign, or one that is longer than others. CR and LF are one, too. */
const NEEDS_SEGMENTS = /[^\0-\x7f]|\r\n/

/** A sign with its accents, and what is joined to it: as near as it gets without the tables of a segmenter. */
const JOINED = /\r\n|.[\p{M}\p{Emoji_Modifier}]*(?:\u200d.[\p{M}\p{Emoji_Modifier}]*)*/gsu

/** How letters are found with what a browser has for that. */
export function segmentsBy({ Segmenter }: Partial<Pick<typeof Intl, 'Segmenter'>>): (text: string) => string[] {
  // Not there in older browsers.
  if (!Segmenter) return (text) => text.match(JOINED) ?? []
  // By no language of the browser's own, which may be none. What is one letter is the same in all of them.
  const segmenter = new Segmenter('en', { granularity: 'grapheme' })
  return (text) => Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/**
 * The letters of a text as a reader sees them, accents and joined emoji included. The browser's own way to find them takes a
 * tenth of a second to begin with on a phone, and most texts can do without.
 */
export function graphemesOf(text: string): string[] {
  if (!NEEDS_SEGMENTS.test(text)) return [...text]
  segments ??= segmentsBy(Intl)
  return segments(text)
}
