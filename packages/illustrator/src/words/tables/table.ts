/** A line of a table: what stands in each of its columns, and where that is. */
export type Line<Column extends string> = Readonly<Record<Column, string>> & {
  /** Such as "german/nouns.tsv:12", so that whoever wrote it finds it. */
  readonly at: string
}

/**
 * The lines of a table: tabs between the columns, whose names are the first line; what begins with # is a remark. Cells
 * at the end of a line may be missing but for the first `least`: editors take away tabs that nothing follows.
 */
export function readTable<Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
  least = columns.length,
): readonly Line<Column>[] {
  const lines: Line<Column>[] = []
  let isNamed = false
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue
    const at = `${file}:${index + 1}`
    const cells = line.split('\t')
    if (!isNamed) {
      if (line !== columns.join('\t')) throw new Error(`${at} does not name the columns ${columns.join(', ')}.`)
      isNamed = true
      continue
    }
    if (cells.length > columns.length) throw new Error(`${at} has more columns than ${columns.join(', ')}.`)
    const empty = columns.slice(0, least).find((_, i) => (cells[i] ?? '') === '')
    if (empty !== undefined) throw new Error(`${at} says nothing under ${empty}.`)
    // By hand: there are ten thousand lines, and the first page of a process waits for them.
    const named: Record<string, string> = { at }
    for (let i = 0; i < columns.length; i++) named[columns[i] as Column] = cells[i] ?? ''
    lines.push(named as Line<Column>)
  }
  return lines
}

/** What a cell lists, with commas between. */
export const listed = (cell: string): readonly string[] => (cell === '' ? [] : cell.split(', '))
