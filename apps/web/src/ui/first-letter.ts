const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The letter that stands for a name: its first one as a reader sees it, accents and joined emoji included. */
export function firstLetter(name: string) {
  const [first] = letters.segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}
