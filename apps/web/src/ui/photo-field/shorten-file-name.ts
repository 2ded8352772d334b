/** How many characters a file name may have before its middle is left out. */
const LONGEST = 17
/** How many are kept at each end then. */
const KEPT = 7

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A file name short enough to stand beside its picture: what it begins with and its extension stay readable. */
export function shortenFileName(name: string) {
  const all = [...characters.segment(name)].map(({ segment }) => segment)
  if (all.length <= LONGEST) return name
  return `${all.slice(0, KEPT).join('')}…${all.slice(-KEPT).join('')}`
}
