import { breaksIn } from './syllables.ts'

/** Most rows of a text, and of one long word. */
const MOST_ROWS = 5
const MOST_PARTS = 3

/** All ways to break a text into rows, each with its words in order. */
export function waysToBreak(words: readonly string[]): string[][] {
  const ways: string[][] = []
  const go = (rows: readonly string[], from: number): void => {
    if (from === words.length) {
      ways.push([...rows])
      return
    }
    if (rows.length === MOST_ROWS) return
    for (let end = from + 1; end <= words.length; end++)
      if (end === words.length || !isShort(words[end - 1] as string))
        go([...rows, words.slice(from, end).join(' ')], end)
  }
  go([], 0)
  return ways
}

/** Nothing short ends a row: neither "a" nor "of". */
const isShort = (word: string): boolean => word.length <= 2

/** The ways with one more row or two for every long word that is broken between syllables: one of them, some or all. */
export const waysToHyphenate = (ways: readonly string[][]): string[][] =>
  ways.flatMap((rows) =>
    rows
      .reduce<string[][]>(
        (begun, row, at) => {
          const room = MOST_ROWS - (rows.length - 1 - at)
          const choices = [[row], ...partings(row)]
          return begun.flatMap((before) =>
            choices.flatMap((parts) => (before.length + parts.length > room ? [] : [[...before, ...parts]])),
          )
        },
        [[]],
      )
      .filter((way) => way.length > rows.length),
  )

/** All ways to break a row that is a single long word. */
function partings(row: string): string[][] {
  const breaks = breaksIn(row)
  const parting = (at: readonly number[]): string[] =>
    [...at, row.length].map((end, i) => {
      const part = row.slice(at[i - 1] ?? 0, end)
      return end === row.length || part.endsWith('-') ? part : `${part}-`
    })
  const once = breaks.map((one) => [one])
  const twice = once.flatMap(([one = 0]) => breaks.filter((other) => other > one).map((other) => [one, other]))
  return [...once, ...twice].filter((at) => at.length < MOST_PARTS).map(parting)
}
