import { FULL_STRENGTH, PALETTE } from '@huebook/contract'

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

export const isSameColor = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Black or white, whichever can be read better on a colour (WCAG 2, relative luminance). */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  // Where both are equally far away.
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? '#000000' : '#ffffff'
}

/** The tone a colour leaves on white paper where it covers that by so much (%). */
export function toneOf(color: string, strength: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16)
    return Math.round(255 - ((255 - part) * strength) / FULL_STRENGTH)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** What a colour is called; one that was mixed is called by its numbers. */
export const nameOfColor = (color: string): string =>
  PENCILS.find((pencil) => isSameColor(pencil.color, color))?.name ?? color.toUpperCase()
