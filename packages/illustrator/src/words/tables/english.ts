/// <reference types="vite/types/importMeta.d.ts" />
import { THEME_NAMES, type ThemeName } from '../../themes/theme-name.ts'
import { type Line, readTable } from './table.ts'

const texts = import.meta.glob<string>(['./english/**/*.tsv', '!./english/worlds.tsv'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The lines of a table of English words; the first `least` of its cells are never empty. */
export function englishTable<Column extends string>(
  name: string,
  columns: readonly Column[],
  least?: number,
): readonly Line<Column>[] {
  return readTable(`english/${name}.tsv`, texts[`./english/${name}.tsv`] ?? '', columns, least)
}

const places: ReadonlySet<string> = new Set(THEME_NAMES)

/** The place that a cell names, if it names one. */
export function placeIn(cell: string, at: string): ThemeName | undefined {
  if (cell !== '' && !places.has(cell)) throw new Error(`${at} names a place that is none: ${cell}.`)
  return cell === '' ? undefined : (cell as ThemeName)
}

/** The words of a table that has one in each line. */
export const wordList = (name: string): ReadonlySet<string> =>
  new Set(englishTable(name, ['word']).map(({ word }) => word))
