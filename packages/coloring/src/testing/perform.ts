import type { Act } from './any-act.ts'
import type { Studio } from './studio.ts'

/** Does one thing in a studio, as a hand would. */
export function perform({ engine, draw }: Studio, action: Act): void {
  engine.pickColor(action.color as '#ef4444')
  engine.pickBrushSize(action.size)
  engine.stayInside(action.isInside)
  engine.pickSymmetry(action.symmetry)
  if (action.kind === 'fill') {
    engine.pickFill(action.fill)
    engine.pickSecondColor(action.second as '#ef4444' | null)
    draw
      .press(...action.place)
      .move(action.to)
      .lift()
    return
  }
  if (action.kind === 'sticker') {
    engine.pickSticker(action.sticker)
    draw
      .press(...action.place)
      .move(action.to)
      .lift()
    return
  }
  engine.pickBrush(action.brush)
  engine.pickOpacity(action.opacity)
  if (action.isErasing) engine.pickTool('eraser')
  const [first, ...rest] = action.places
  const [x, y] = first as [number, number]
  const pointer = action.isPen ? draw.pen() : draw.button(1)
  pointer
    .press(x, y, 0.3)
    .move(...rest.map(([toX, toY], at) => [toX, toY, 0.2 + 0.2 * at] as const))
    .lift()
}
