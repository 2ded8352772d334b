import type { Plane } from '../planes/plane.ts'
import { distinct } from './distinct.ts'
import { smaller, sumsOf } from './sums.ts'
import { ROUNDS, WINDOW, windowsOf } from './window.ts'

/** A face seen from the front: a square from the brows to the chin (px), and how often it was found. */
export interface Face {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly votes: number
}

/** Each time the picture is made so much smaller, so that larger faces fit the window. */
const SMALLER = 1.14

/** Looked is at every second pixel first, and at those between where this share of the rounds is passed. */
const PROMISING = 0.4

/** A face is found at several places and sizes. What is found less often is a pattern of leaves or of cloth. */
const ENOUGH = 5

/** From this size on (px) a face is seen so well that one found less often than this looks aside, with features elsewhere. */
const LARGE = 170
const SURE = 10

/** How far two findings of one face lie apart at most, of their size. */
const APART = 0.25

/**
 * Faces that look into the camera, the surest first: a window of every size passes over the picture, and is asked one
 * round of questions after the other (P. Viola, M. Jones: Rapid object detection using a boosted cascade, 2001).
 */
export function findFaces(light: Plane): Face[] {
  const found: Face[] = []
  const whole = sumsOf(light)
  for (let scale = SMALLER; Math.min(light.width, light.height) / scale >= WINDOW; scale *= SMALLER) {
    const sums = smaller(whole, scale)
    const passed = windowsOf(sums)
    const look = (x: number, y: number): number => {
      const rounds = passed(x, y)
      if (rounds === ROUNDS) add(found, { x: x * scale, y: y * scale, size: WINDOW * scale, votes: 1 })
      return rounds / ROUNDS
    }
    for (let y = 0; y < sums.height - WINDOW; y += 2)
      for (let x = 0; x < sums.width - WINDOW; x += 2) {
        if (look(x, y) < PROMISING) continue
        look(x + 1, y)
        look(x, y + 1)
        look(x + 1, y + 1)
      }
  }
  return distinct(found.filter(({ size, votes }) => votes >= (size < LARGE ? ENOUGH : SURE)))
}

/** Takes the mean of what is found where a face was found before. */
function add(faces: Face[], found: Face): void {
  const at = faces.findIndex((face) => isSame(face, found))
  const known = faces[at]
  if (!known) {
    faces.push(found)
    return
  }
  const votes = known.votes + 1
  const mean = (key: 'x' | 'y' | 'size') => known[key] + (found[key] - known[key]) / votes
  faces[at] = { x: mean('x'), y: mean('y'), size: mean('size'), votes }
}

function isSame(a: Face, b: Face): boolean {
  const reach = APART * Math.min(a.size, b.size)
  const larger = Math.abs(a.size - b.size)
  return larger < 2 * reach && between(a, b) + larger / 2 < reach
}

/** How far the corners of two faces lie apart, the larger of the two ways. */
const between = (a: Face, b: Face): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))
