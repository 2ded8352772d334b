/** Most rows of a text. */
const MOST_ROWS = 5

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
