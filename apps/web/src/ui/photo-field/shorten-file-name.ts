import { graphemesOf } from '#ui/graphemes.ts'

/** How many characters a file name may have before its middle is left out. */
const LONGEST = 17
/** How many are kept at each end then. */
const KEPT = 7

/** A file name short enough to stand beside its picture: what it begins with and its extension stay readable. */
export function shortenFileName(name: string) {
  const all = graphemesOf(name)
  if (all.length <= LONGEST) return name
  return `${all.slice(0, KEPT).join('')}…${all.slice(-KEPT).join('')}`
}
