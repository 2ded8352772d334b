import type { Engine } from '@huebook/coloring'
import { BRUSH_SIZES } from '@huebook/contract'
import { type Command, stepSize } from './shortcuts.ts'

/** How much closer one press brings the page. */
const ZOOM_STEP = 1.5

/** By how much (degrees) one press turns it. */
const TURN_STEP = 15

interface Ports {
  engine: Engine
  save(): Promise<void>
  print(): void
  /** Takes the pencil before the one in hand, or the next. */
  turnPencil(way: 1 | -1): void
}

export type Commands = Readonly<Record<Command, () => void>>

/** Everything a key or a button can ask for. */
export function commandsOf({ engine, save, print, turnPencil }: Ports): Commands {
  const state = engine.state.getSnapshot
  const step = (side: 'thinner' | 'thicker') => engine.pickBrushSize(stepSize(BRUSH_SIZES, state().brushSize, side))
  return {
    brush: () => engine.pickTool('brush'),
    eraser: () => engine.pickTool('eraser'),
    bucket: () => engine.pickTool('bucket'),
    eyedropper: () => engine.pickTool('eyedropper'),
    inside: () => engine.stayInside(!state().staysInside),
    thinner: () => step('thinner'),
    thicker: () => step('thicker'),
    colorBefore: () => turnPencil(-1),
    colorAfter: () => turnPencil(1),
    undo: () => void engine.undo(),
    redo: () => void engine.redo(),
    save: () => void save(),
    print,
    zoomIn: () => engine.zoomBy(ZOOM_STEP),
    zoomOut: () => engine.zoomBy(1 / ZOOM_STEP),
    turnLeft: () => engine.turnBy(-TURN_STEP),
    turnRight: () => engine.turnBy(TURN_STEP),
    fit: () => engine.fit(),
  }
}
