import { distanceTransform, strideOf } from '../../regions/distance-transform.ts'
import { find, singletons, unite } from '../../regions/union-find.ts'
import type { Plane } from '../planes/plane.ts'
import type { ColourPlanes } from '../planes/small-planes.ts'
import { type Border, findBorders } from './borders.ts'
import { bordersOf, numbered, type Surfaces } from './surfaces.ts'

/** What is too small to colour (px). */
export interface Crumb {
  readonly area: number
  /** Radius of the largest circle inside. */
  readonly radius: number
  /** Up to this area dark ones become dots of ink: pupils, nostrils, buttons. */
  readonly dotArea: number
}

/** Less light than this (0 to 1), and so much less than all around, makes a dot. More dots, and skin gets a rash. */
const DOT_LIGHT = 0.3
const DOT_CONTRAST = 0.22

/** Smaller ones are specks (px). */
const SMALLEST_DOT = 8

/** How much larger than its largest circle a dot may be; longer ones are the shadow of something. */
const DOT_ROUNDNESS = 2.2

/** Gives what is too small or narrow to colour to the surface around it; `isDot` tells which surfaces are to be ink. */
export function absorbCrumbs(surfaces: Surfaces, planes: ColourPlanes, crumb: Crumb) {
  const pieces = connected(surfaces)
  const around = findBorders(pieces, planes)
  const { area, radius, light } = measure(pieces, planes[0])
  const parent = singletons(pieces.count)
  const dots: number[] = []
  const smallestFirst = Array.from(area.keys()).sort((a, b) => (area[a] as number) - (area[b] as number))
  for (const piece of smallestFirst) {
    const [size, reach] = [area[piece] as number, radius[piece] as number]
    const borders = around[piece] as Map<number, Border>
    const isDotSized = size >= SMALLEST_DOT && size <= crumb.dotArea
    const isRound = size <= DOT_ROUNDNESS * Math.PI * (reach + 0.5) ** 2
    const isDark = (light[piece] as number) < DOT_LIGHT && darkness(piece, borders) > DOT_CONTRAST
    if (isDotSized && isRound && isDark) dots.push(piece)
    else if (size < crumb.area || reach < crumb.radius) unite(parent, piece, closest(parent, piece, borders))
  }
  const left = numbered(parent, pieces)
  const isDot = new Uint8Array(left.count)
  const isPieceDot = new Uint8Array(pieces.count)
  for (const dot of dots) isPieceDot[dot] = 1
  for (let i = 0; i < left.of.length; i++) if (isPieceDot[pieces.of[i] as number]) isDot[left.of[i] as number] = 1
  return { ...left, isDot }
}

/** The neighbour with the longest border. */
function closest(parent: Int32Array, piece: number, borders: Map<number, Border>): number {
  let longest = 0
  let neighbour = piece
  for (const [other, { length }] of borders) {
    if (length <= longest || find(parent, other) === find(parent, piece)) continue
    longest = length
    neighbour = other
  }
  return neighbour
}

/** How much more light there is beyond the borders of a piece. */
function darkness(piece: number, borders: Map<number, Border>): number {
  let [sum, length] = [0, 0]
  for (const border of borders.values()) {
    sum += border.from === piece ? border.light : -border.light
    length += border.length
  }
  return length > 0 ? sum / length : 0
}

/** Surfaces in one piece each: smoothing may have cut some in two. */
function connected({ width, height, of }: Surfaces): Surfaces {
  const parent = singletons(of.length)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (x > 0 && of[i] === of[i - 1]) unite(parent, i, i - 1)
      if (y > 0 && of[i] === of[i - width]) unite(parent, i, i - width)
    }
  return numbered(parent, { width, height, of: singletons(of.length), count: of.length })
}

function measure(surfaces: Surfaces, plane: Plane) {
  const { width, height, of, count } = surfaces
  const area = new Int32Array(count)
  const radius = new Float32Array(count)
  const light = new Float32Array(count)
  const distance = distanceTransform(bordersOf(surfaces))
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y + 1) * strideOf(width) + 1
    for (let x = 0; x < width; x++, i++) {
      const surface = of[i] as number
      area[surface] = (area[surface] as number) + 1
      light[surface] = (light[surface] as number) + (plane.data[i] as number)
      const reach = Math.sqrt(distance[row + x] as number)
      if (reach > (radius[surface] as number)) radius[surface] = reach
    }
  }
  for (let i = 0; i < count; i++) light[i] = (light[i] as number) / (area[i] as number)
  return { area, radius, light }
}
