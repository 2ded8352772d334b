import { screenPoint } from '../drawing/points.ts'
import { PINCH_DOUBLES_AFTER, type PointerSample, type WheelInput } from '../input/pointer-input.ts'
import { type Camera, type Container, halfTurns, moved, turnedTo, zoomed } from '../view/camera.ts'

/** How far (CSS px) a wheel has to be turned for the page to double. */
const WHEEL_DOUBLES_AFTER = 400

/** Fingers closer together than this (CSS px) do not zoom: the smallest tremble would double the page. */
const TOO_CLOSE = 8

/**
 * How far (degrees) two fingers twist before the page turns with them. Less, and every pinch leaves the page askew; more, and
 * turning feels stuck.
 */
const TURNS_AFTER = 12

/** How near (degrees) to straight a page that is turned lies straight. Less, and nobody gets it straight again by hand. */
const SNAPS_WITHIN = 6

type Pair = readonly [PointerSample, PointerSample]

/** Two fingers on the page, from when both are down: answers the camera for each step they go. */
export type Grip = (camera: Camera, from: Pair, to: Pair) => Camera

/** What is between the fingers stays there; the page turns with them once they mean it. */
export function gripped(container: Container, { turn }: Camera): Grip {
  let twist = 0
  /** What of it went by before the page turned. */
  let idle: number | null = null

  function turnOf(from: Pair, to: Pair): number {
    twist += halfTurns(directionOf(to) - directionOf(from))
    if (idle === null && Math.abs(twist) >= TURNS_AFTER) idle = Math.sign(twist) * TURNS_AFTER
    const next = halfTurns(turn + (idle === null ? 0 : twist - idle))
    return idle !== null && Math.abs(next) < SNAPS_WITHIN ? 0 : next
  }

  return (camera, from, to) => {
    const [before, after] = [distance(from), distance(to)]
    const [start, end] = [middle(from), middle(to)]
    const isTooClose = before < TOO_CLOSE || after < TOO_CLOSE
    const closer = zoomed(container, camera, isTooClose ? 1 : after / before, start)
    const turned = isTooClose ? closer : turnedTo(container, closer, turnOf(from, to), start)
    return moved(container, turned, end.x - start.x, end.y - start.y)
  }
}

/** The camera after a turn of the wheel: it zooms around the pointer, sideways it moves. */
export function wheeled(container: Container, camera: Camera, input: WheelInput): Camera {
  if (input.isSideways && !input.isPinch) return moved(container, camera, -input.deltaX, -input.deltaY)
  const doubles = input.isPinch ? PINCH_DOUBLES_AFTER : WHEEL_DOUBLES_AFTER
  return zoomed(container, camera, 2 ** (-input.deltaY / doubles), screenPoint(input.x, input.y))
}

const distance = ([a, b]: Pair): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

const middle = ([a, b]: Pair) => screenPoint((a.x + b.x) / 2, (a.y + b.y) / 2)

/** Where the second of two lies as seen from the first (degrees, clockwise from the right). */
const directionOf = ([a, b]: Pair): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
