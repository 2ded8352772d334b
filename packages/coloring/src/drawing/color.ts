declare const brand: unique symbol

/** One pixel of straight RGBA as it lies in memory: red in the lowest byte, alpha in the highest. */
export type Word = number & { readonly [brand]: 'word' }

/** `#rrggbb`, in any case. */
export type HexColor = `#${string}`

const HEX = /^#[0-9a-f]{6}$/i

/** The opaque pixel of a colour; throws a RangeError for anything but `#rrggbb`. */
export function wordOf(color: string): Word {
  if (!HEX.test(color)) throw new RangeError(`"${color}" is not a colour like #1a2b3c.`)
  const rgb = Number.parseInt(color.slice(1), 16)
  return ((0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0) as Word
}

/** The colour of a pixel, whatever its alpha. */
export function hexOf(word: number): HexColor {
  const rgb = ((word & 0xff) << 16) | (word & 0xff00) | ((word >>> 16) & 0xff)
  return `#${rgb.toString(16).padStart(6, '0')}`
}

export const alphaOf = (word: number): number => word >>> 24

/** An opaque colour that has so much (0 to 255) of one and the rest of another. */
export function mixed(one: number, other: number, share: number): number {
  const part = (shift: number) => {
    const [first, second] = [(one >>> shift) & 255, (other >>> shift) & 255]
    return (((first * share + second * (255 - share) + 127) / 255) | 0) << shift
  }
  return part(0) | part(8) | part(16) | 0xff000000
}
