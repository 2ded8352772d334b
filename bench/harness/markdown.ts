/** A table in Markdown; the first column is text, the others are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export const milliseconds = (time: number): string => time.toFixed(time < 1 ? 3 : time < 10 ? 2 : 1)
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Whether a target is met, for a person to see at a glance. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : '**missed**')
