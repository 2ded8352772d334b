import { PALETTE } from '@huebook/contract'

type OneFor<List> = { readonly [At in keyof List]: string }

/** What the palette's colours are called, in its order. */
const NAMES = [
  'Black',
  'Slate',
  'Stone',
  'White',
  'Red',
  'Orange',
  'Yellow',
  'Lime',
  'Green',
  'Teal',
  'Cyan',
  'Sky blue',
  'Blue',
  'Indigo',
  'Violet',
  'Purple',
  'Magenta',
  'Pink',
  'Rose',
] as const satisfies OneFor<typeof PALETTE>

/** The pencils of the tray. */
export const PENCILS = PALETTE.map((color, at) => ({ color, name: NAMES[at] as string }))

export const isSameColor = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What a colour is called; one that was mixed is called by its numbers. */
export const nameOfColor = (color: string): string =>
  PENCILS.find((pencil) => isSameColor(pencil.color, color))?.name ?? color.toUpperCase()
