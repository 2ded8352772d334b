let segmenter: Intl.Segmenter | undefined

/** Where a letter takes more than one sign, or one that is longer than others. CR and LF are one, too. */
const NEEDS_SEGMENTS = /[^\0-\x7f]|\r\n/

/**
 * The letters of a text as a reader sees them, accents and joined emoji included. The browser's own way to find them takes a
 * tenth of a second to begin with on a phone, and most texts can do without.
 */
export function lettersOf(text: string): string[] {
  if (!NEEDS_SEGMENTS.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...segmenter.segment(text)].map(({ segment }) => segment)
}
