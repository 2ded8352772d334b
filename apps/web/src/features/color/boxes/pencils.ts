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

/** What is stamped on a pencil, for those to whom two of them look alike. */
const MARKS = [
  'Bk',
  'Sl',
  'St',
  'Wh',
  'Re',
  'Or',
  'Ye',
  'Li',
  'Gr',
  'Te',
  'Cy',
  'Sk',
  'Bl',
  'In',
  'Vi',
  'Pu',
  'Ma',
  'Pi',
  'Ro',
] as const satisfies OneFor<typeof PALETTE>

/** The pencils of the tray. */
export const PENCILS = PALETTE.map((color, at) => ({ color, name: NAMES[at] as string, mark: MARKS[at] as string }))
