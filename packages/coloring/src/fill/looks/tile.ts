import type { FillName } from './looks.ts'
import { SHAPES } from './shapes.ts'

/** Side of a tile in steps; a power of two, several of which make a pixel of the page. */
export const TILE_SIDE = 128
/** Looks in each direction for each of them: edges have to be soft. */
const LOOKS = 2

const made = new Map<FillName, Uint8Array>()

type Patterned = Exclude<FillName, 'plain' | 'gradient'>

/** How much of each step of a tile its shape covers, 0 to 255. */
export function tileOf(name: Patterned): Uint8Array {
  for (const _ of tileInSteps(name));
  return made.get(name) as Uint8Array
}

/** Makes it, a row at a time, if nobody has yet. */
export function* tileInSteps(name: Patterned): Generator<undefined, void> {
  if (made.has(name)) return
  const shape = SHAPES[name]
  const all = TILE_SIDE * LOOKS
  const tile = new Uint8Array(TILE_SIDE * TILE_SIDE)
  for (let y = 0; y < TILE_SIDE; y++) {
    for (let x = 0; x < TILE_SIDE; x++) {
      let hits = 0
      for (let down = 0; down < LOOKS; down++)
        for (let right = 0; right < LOOKS; right++)
          if (shape((x * LOOKS + right + 0.5) / all, (y * LOOKS + down + 0.5) / all)) hits++
      tile[y * TILE_SIDE + x] = (255 * hits) / (LOOKS * LOOKS)
    }
    yield
  }
  made.set(name, tile)
}
