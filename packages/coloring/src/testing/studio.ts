import { directEncoder } from '../compose/encoder.ts'
import { alphaOf, hexOf } from '../drawing/color.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { createEngine, type EnginePorts } from '../engine/engine.ts'
import { packPixels } from '../history/packed-pixels.ts'
import { openJournal } from '../journal/journal.ts'
import { memoryStore } from '../journal/memory-store.ts'
import { handClock } from './hand-clock.ts'
import { hashOf } from './hash.ts'
import { twoRoomsWhenAsked } from './pages.ts'
import { pointerDriver } from './pointer-driver.ts'

interface Options extends Partial<EnginePorts> {
  readonly store?: ReturnType<typeof memoryStore>
  readonly hand?: ReturnType<typeof handClock>
  /** Whether there is a journal. */
  readonly isKept?: boolean
  /** Whether the regions of the page are known already. */
  readonly isStudied?: boolean
}

const BLACK_20 = { size: 20, color: '#000000' } as const

/** A whole engine on the page with two rooms, with pointers to draw with and eyes to look at the result. */
export async function studio({
  store = memoryStore(),
  hand = handClock(),
  isKept = true,
  isStudied = true,
  ...ports
}: Options = {}) {
  const kept = isKept ? { journal: await openJournal(store, 'page', hand.clock.now) } : {}
  const engine = createEngine({ clock: hand.clock, encoder: directEncoder, defaultBrush: BLACK_20, ...kept, ...ports })
  if (isStudied) engine.setRegions(twoRoomsWhenAsked)
  let pixels: Uint32Array<ArrayBuffer> = new Uint32Array(0)
  engine.show((bytes) => {
    pixels = new Uint32Array(bytes.buffer)
    return { put() {}, setStrength() {}, place() {}, mark() {}, close() {} }
  })
  const wordAt = (x: number, y: number) => pixels[y * DRAWING_SIDE + x] as number
  return {
    engine,
    store,
    hand,
    state: engine.state.getSnapshot,
    draw: pointerDriver(engine.pointer, hand),
    alphaAt: (x: number, y: number) => alphaOf(wordAt(x, y)),
    /** The painted colour of a pixel, or null where there is no paint. */
    colorAt: (x: number, y: number) => (alphaOf(wordAt(x, y)) > 0 ? hexOf(wordAt(x, y)) : null),
    wordAt,
    hash: () => hashOf(pixels),
    isBlank: () => packPixels(pixels).length === 0,
    /** The live pixels themselves. */
    pixels,
  }
}

export type Studio = Awaited<ReturnType<typeof studio>>
