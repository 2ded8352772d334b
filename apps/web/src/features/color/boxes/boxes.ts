import type { HexColor } from '@huebook/coloring'
import { isColor } from '#ui/color/hex-color.ts'
import curated from './boxes.json'
import { PENCILS } from './pencils.ts'

export interface Pencil {
  readonly color: HexColor
  readonly name: string
  /** What is stamped on it, for those to whom two of them look alike. */
  readonly mark: string
}

/** Pencils that lie in the tray together. */
export interface Box {
  readonly id: string
  readonly name: string
  readonly pencils: readonly Pencil[]
}

/** What every desk is opened with: the palette as it was specified. */
export const CLASSIC: Box = { id: 'classic', name: 'Classic', pencils: PENCILS }

function colorOf(text: string): HexColor {
  if (!isColor(text)) throw new Error(`boxes.json: "${text}" is no colour`)
  return text
}

/** The boxes that come with the desk. */
export const BOXES: readonly Box[] = [
  CLASSIC,
  ...curated.map(({ pencils, ...box }) => ({
    ...box,
    pencils: pencils.map(({ name, color }) => ({ name, color: colorOf(color), mark: name.slice(0, 2) })),
  })),
]

const NAMES = new Map(
  BOXES.toReversed().flatMap(({ pencils }) => pencils.map(({ color, name }) => [color.toLowerCase(), name])),
)

/** What a colour is called; one that no box comes with is called by its numbers. */
export const nameOfColor = (color: string): string => NAMES.get(color.toLowerCase()) ?? color.toUpperCase()
