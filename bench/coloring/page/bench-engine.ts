import { browserClock, createEngine, directEncoder, type Journal } from '../../../packages/coloring/src/index.ts'
import { DEFAULT_BRUSH_SIZE, DEFAULT_COLOR } from '../../../packages/contract/src/constants.ts'

/** The engine as the colour screen makes it, with nobody to encode on another thread. */
export const benchEngine = (kept: { journal?: Journal } = {}) =>
  createEngine({
    clock: browserClock(window),
    encoder: directEncoder,
    defaultBrush: { size: DEFAULT_BRUSH_SIZE, color: DEFAULT_COLOR },
    ...kept,
  })
