import { englishTable } from '../english.ts'
import { listed } from '../table.ts'

const lines = englishTable('counts', ['how', 'count', 'words'])

const counted = (wanted: 'exactly' | 'of each' | 'about'): ReadonlyMap<string, number> =>
  new Map(
    lines
      .filter(({ how }) => how === wanted)
      .flatMap(({ count, words }) => listed(words).map((word) => [word, Number(count)] as const)),
  )

/** Words that say how many there are. */
export const EXACT_COUNTS = counted('exactly')

/** So many of each kind: pairs of animals. */
export const EACH_COUNTS = counted('of each')

/** The same less exactly: they count only before a plural, since "some milk" is one glass of it. */
export const VAGUE_COUNTS = counted('about')

const SIZE_NAMES = ['small', 'little', 'large', 'huge'] as const

/** Words for size, before a noun. */
export const SIZES = englishTable('sizes', ['size', 'words']).map(({ size: named, words, at }) => {
  const size = SIZE_NAMES.find((one) => one === named)
  if (size === undefined) throw new Error(`${at} is no size of ${SIZE_NAMES.join(', ')}: ${named}.`)
  return { size, words: listed(words) }
})
