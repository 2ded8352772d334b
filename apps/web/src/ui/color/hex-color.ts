import type { HexColor } from '@huebook/coloring'
import { FULL_STRENGTH } from '@huebook/contract'

export const isColor = (value: unknown): value is HexColor => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

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
