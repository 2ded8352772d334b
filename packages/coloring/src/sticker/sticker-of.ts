import { mixed } from '../drawing/color.ts'
import { BODY, DEEP, LIGHT, OUTSIDE, STICKERS, type StickerName, WHITE } from './shapes.ts'

/** Side of the map of a sticker's parts, in steps. */
const MAP_SIDE = 192
/** How wide its edge is, in steps. */
const EDGE_WIDTH = 7
const EDGE = 5

/** Looks in each direction for each pixel: edges have to be soft. */
const LOOKS = 4

/** How much (0 to 255) of the colour is in its lighter tone; the rest is white. And in its deeper tones; the rest is black. */
const LIGHTER = 96
const DEEPER = 112
const EDGED = 150

/** A picture of straight RGBA words. */
interface Sticker {
  readonly side: number
  readonly words: Uint32Array
}

const maps = new Map<StickerName, Uint8Array>()

/** The part each step lies in; those at the edge of the whole are a part of their own. */
function mapOf(name: StickerName): Uint8Array {
  const known = maps.get(name)
  if (known) return known
  const shape = STICKERS[name]
  // The edge lies around the shape, and has to have room.
  const scale = MAP_SIDE / 2 - EDGE_WIDTH - 1
  const partAt = (x: number, y: number) => shape((x + 0.5 - MAP_SIDE / 2) / scale, (y + 0.5 - MAP_SIDE / 2) / scale)
  const plain = Uint8Array.from({ length: MAP_SIDE * MAP_SIDE }, (_, at) => partAt(at % MAP_SIDE, (at / MAP_SIDE) | 0))
  let grown: Uint8Array = plain.map((part) => (part === OUTSIDE ? 0 : 1))
  for (let step = 0; step < EDGE_WIDTH; step++) grown = larger(grown, step % 2 === 1)
  const map = plain.map((part, at) => (part === OUTSIDE && grown[at] === 1 ? EDGE : part))
  maps.set(name, map)
  return map
}

/** By a step in every direction; every other time also aslant, so that it grows as round as an octagon. */
function larger(mask: Uint8Array, isAslant: boolean) {
  return mask.map((_, at) => {
    const isThere = (by: number) => mask[at + by] === 1
    if (isThere(0) || isThere(-1) || isThere(1) || isThere(-MAP_SIDE) || isThere(MAP_SIDE)) return 1
    if (!isAslant) return 0
    const [above, below] = [-MAP_SIDE, MAP_SIDE]
    return isThere(above - 1) || isThere(above + 1) || isThere(below - 1) || isThere(below + 1) ? 1 : 0
  })
}

let last: (Sticker & { readonly of: string }) | null = null

/** A sticker in a colour, so many pixels wide: the same in every browser. */
export function stickerOf(name: StickerName, color: number, side: number): Sticker {
  const of = `${name} ${color} ${side}`
  if (last?.of !== of) last = { of, side, words: painted(mapOf(name), tonesOf(color), side) }
  return last
}

/** By the number of the part. */
function tonesOf(color: number): readonly number[] {
  const tones: number[] = []
  tones[OUTSIDE] = 0
  tones[BODY] = color
  tones[LIGHT] = mixed(color, 0xffffff, LIGHTER)
  tones[DEEP] = mixed(color, 0, DEEPER)
  tones[WHITE] = 0xffffff
  tones[EDGE] = mixed(color, 0, EDGED)
  return tones
}

function painted(map: Uint8Array, tones: readonly number[], side: number): Uint32Array {
  const words = new Uint32Array(side * side)
  const all = side * LOOKS
  const step = (at: number) => Math.floor(((at + 0.5) * MAP_SIDE) / all)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let [hits, red, green, blue] = [0, 0, 0, 0]
      for (let down = 0; down < LOOKS; down++)
        for (let right = 0; right < LOOKS; right++) {
          const part = map[step(y * LOOKS + down) * MAP_SIDE + step(x * LOOKS + right)] as number
          if (part === OUTSIDE) continue
          const tone = tones[part] as number
          hits++
          red += tone & 255
          green += (tone >>> 8) & 255
          blue += (tone >>> 16) & 255
        }
      if (hits === 0) continue
      const alpha = Math.floor((255 * hits) / (LOOKS * LOOKS))
      const part = (sum: number) => Math.floor(sum / hits)
      words[y * side + x] = (part(red) | (part(green) << 8) | (part(blue) << 16) | (alpha << 24)) >>> 0
    }
  return words
}
