import { create, type Font } from 'fontkit'
import svgpath from 'svgpath'
import { CHARACTERS } from './characters.ts'

/** Edge of the square that letters are drawn in (units). */
const EM = 1000

/** A character of a face: how far the next one is (units), and its outline, y downwards from the base line. */
type Glyph = readonly [advance: number, path: string]

/**
 * What is called how: the package and the weight its letters are taken from. The line around a letter is outside of it, and
 * makes it as much bolder: of heavier weights the holes of "a" and "e" would be all line.
 */
const FACES = {
  round: ['playpen-sans', 600],
  block: ['geologica', 700],
  swash: ['cherry-swash', 700],
  serif: ['vollkorn', 700],
} as const

/** How these fonts are divided into files. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'] as const

/** The outlines of all letters that can be written on a page, by the name of their face. */
export function makeLetters(
  read: (file: string) => Uint8Array | undefined,
): Record<keyof typeof FACES, Record<string, Glyph>> {
  const faces = Object.entries(FACES).map(([face, [family, weight]]) => {
    const fonts = SUBSETS.flatMap((subset) => {
      const data = read(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`)
      return data ? [create(data as Buffer) as Font] : []
    })
    const glyphs = CHARACTERS.flatMap((character) => {
      const point = character.codePointAt(0) as number
      const font = fonts.find((one) => one.hasGlyphForCodePoint(point))
      return font ? [[character, glyphOf(font, point)] as const] : []
    })
    return [face, Object.fromEntries(glyphs)] as const
  })
  return Object.fromEntries(faces) as ReturnType<typeof makeLetters>
}

function glyphOf(font: Font, point: number): Glyph {
  const { path, advanceWidth } = font.glyphForCodePoint(point)
  const scale = EM / font.unitsPerEm
  const outline = svgpath(path.toSVG()).scale(scale, -scale).round(0).rel().toString()
  return [Math.round(advanceWidth * scale), outline]
}
