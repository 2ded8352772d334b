import { greyOnWhite, type Picture } from '../pixels.ts'
import { TILE, tileBrightness } from './paper.ts'

/** Brightness of paper in shadow, compared with the brightest of the page: darker is something else. */
const DEEPEST_SHADOW = 0.3

/** How much of a tile is bare paper at least, even where much is drawn. */
const BARE_SHARE = 0.7

/** Pixels at least so bright beside the tile's brightest are bare. */
const BARE = 0.8

/** How far the colour of paper may change over a page, as a ratio: lamps and daylight mix. */
const SAME_COLOUR = 1.2

/** The most colour that paper has, red beside blue: brown wrapping paper, and white paper under a blue sky. */
const WARMEST = 2
const COLDEST = 1.25

/** Brightness (0 to 255) of the lightest part of any paper that lines can be seen on. */
const DARKEST_PAPER = 90

/** So many tiles of a drawing are paper. Photographs have fewer, even of a person before a plain wall. */
const PAPER_SHARE = 0.7

/** Whether a picture is a drawing on paper, to be cleaned up, rather than a photograph, to be converted. */
export function looksDrawn(picture: Picture): boolean {
  const tiles = tilesOf(picture)
  const brightest = tiles.reduce((most, { light }) => Math.max(most, light), 0)
  const paper = { red: median(tiles.map(({ red }) => red)), blue: median(tiles.map(({ blue }) => blue)) }
  const isPaperColour = paper.red < WARMEST * paper.blue && paper.blue < COLDEST * paper.red
  if (!isPaperColour || brightest < DARKEST_PAPER) return false
  const bare = tiles.filter(
    (tile) =>
      tile.bare >= BARE_SHARE &&
      tile.light >= DEEPEST_SHADOW * brightest &&
      isAbout(tile.red, paper.red) &&
      isAbout(tile.blue, paper.blue),
  )
  return bare.length >= PAPER_SHARE * tiles.length
}

const isAbout = (a: number, b: number): boolean => a < b * SAME_COLOUR && b < a * SAME_COLOUR
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] as number

interface Tile {
  readonly light: number
  /** Share of its pixels that are about as bright as its brightest. */
  readonly bare: number
  /** Its colour where it is bare: red and blue beside green. */
  readonly red: number
  readonly blue: number
}

function tilesOf(picture: Picture): Tile[] {
  const grey = greyOnWhite(picture)
  const columns = Math.ceil(picture.width / TILE)
  return Array.from(tileBrightness(grey), (light, tile) => {
    const [left, top] = [(tile % columns) * TILE, Math.floor(tile / columns) * TILE]
    const [right, bottom] = [Math.min(picture.width, left + TILE), Math.min(picture.height, top + TILE)]
    let [bare, red, green, blue] = [0, 0, 0, 0]
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const i = y * picture.width + x
        if ((grey.data[i] as number) < BARE * light) continue
        const paper = 255 - (picture.data[4 * i + 3] as number)
        bare++
        red += Math.max(paper, picture.data[4 * i] as number)
        green += Math.max(paper, picture.data[4 * i + 1] as number)
        blue += Math.max(paper, picture.data[4 * i + 2] as number)
      }
    // One more of each: of black divided by black nothing could be said.
    const ratio = (colour: number) => (colour + 1) / (green + 1)
    return { light, bare: bare / ((right - left) * (bottom - top)), red: ratio(red), blue: ratio(blue) }
  })
}
