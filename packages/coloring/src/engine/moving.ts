import { screenPoint } from '../drawing/points.ts'
import { PINCH_DOUBLES_AFTER, type PointerSample, type WheelInput } from '../input/pointer-input.ts'
import { type Camera, type Container, moved, zoomed } from '../view/camera.ts'

/** How far (CSS px) a wheel has to be turned for the page to double. */
const WHEEL_DOUBLES_AFTER = 400

/** Fingers closer together than this (CSS px) do not zoom: the smallest tremble would double the page. */
const TOO_CLOSE = 8

type Pair = readonly [PointerSample, PointerSample]

/** The camera after two fingers went from two places to two others: what was between them still is. */
export function pinched(container: Container, camera: Camera, from: Pair, to: Pair): Camera {
  const [before, after] = [distance(from), distance(to)]
  const [start, end] = [middle(from), middle(to)]
  const factor = before < TOO_CLOSE || after < TOO_CLOSE ? 1 : after / before
  return moved(container, zoomed(container, camera, factor, start), end.x - start.x, end.y - start.y)
}

/** The camera after a turn of the wheel: it zooms around the pointer, sideways it moves. */
export function wheeled(container: Container, camera: Camera, input: WheelInput): Camera {
  if (input.isSideways && !input.isPinch) return moved(container, camera, -input.deltaX, -input.deltaY)
  const doubles = input.isPinch ? PINCH_DOUBLES_AFTER : WHEEL_DOUBLES_AFTER
  return zoomed(container, camera, 2 ** (-input.deltaY / doubles), screenPoint(input.x, input.y))
}

const distance = ([a, b]: Pair): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

const middle = ([a, b]: Pair) => screenPoint((a.x + b.x) / 2, (a.y + b.y) / 2)
