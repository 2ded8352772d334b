import { repairGaps } from '../cleanup/repair-gaps.ts'
import { removeSpecks } from '../cleanup/specks.ts'
import { checkSize, greyOnWhite, type Ink, type Picture } from '../pixels.ts'
import { averageAlong } from './edges/along-flow.ts'
import { flowDifference } from './edges/difference-of-gaussians.ts'
import { edgeFlow } from './edges/flow.ts'
import { hysteresis } from './edges/hysteresis.ts'
import { calmFaces } from './faces/calm-faces.ts'
import { drawFaces } from './faces/draw-faces.ts'
import { isFeature } from './faces/face-shape.ts'
import { findFaces } from './faces/find-faces.ts'
import { borderLines } from './lines/border-lines.ts'
import { drawLine } from './lines/draw-line.ts'
import { innerLines } from './lines/inner-lines.ts'
import { type Line, smoothLine } from './lines/line.ts'
import { grainOf } from './planes/grain.ts'
import { blurred, type Plane } from './planes/plane.ts'
import { type ColourPlanes, smallPlanes } from './planes/small-planes.ts'
import { type Detail, RECIPE_SIZE, RECIPES, type Recipe } from './recipes.ts'
import { absorbCrumbs } from './surfaces/absorb-crumbs.ts'
import { basinsOf } from './surfaces/basins.ts'
import { mergeSurfaces } from './surfaces/merge-surfaces.ts'
import { smoothSurfaces } from './surfaces/smooth-surfaces.ts'
import type { Surfaces } from './surfaces/surfaces.ts'

/** Grain (0 to 1) up to which a picture counts as clean; twice as much is blurred twice as far. */
const CLEAN = 0.0025

/** How far the strength of edges is evened out along them (px). */
const STRENGTH_ALONG = 2

/** How far lines are evened out (px of the recipe's size). More rounds off the corners of houses. */
const LINE_SMOOTH = 3

/** Darkness against the surroundings (0 to 1) that may count as a clear edge; below is texture, above nobody doubts. */
const CLEAR_FROM = 0.012
const CLEAR_TO = 0.018

/** Lines go on where they are this share as clear. */
const FAINTER = 0.4

/** However dark, a pixel counts no more than so many clear ones: a dot is no line. */
const CLEAREST = 2

/** How far apart lines run at least, from middle to middle, in pens. Nearer, and both look like one thick line. */
const APART = 1.8

/** Paper between lines smaller than this, in pens squared, is a blot and filled. */
const BLOT = 6

/** Gaps drawn shut where a line ends just before another (px of the recipe's size). */
const GAP = 5

/**
 * A photograph as line art to colour. The borders of its surfaces give closed shapes; strong edges inside them (mouths,
 * folds, stems) are added as lines. All is looked for in a small picture, and drawn in a large one with one pen.
 */
export function lineArtOf(photo: Picture, detail: Detail = 2): Ink {
  checkSize(photo, 4)
  const recipe = RECIPES[detail]
  const { width, height } = photo
  const zoom = Math.max(1, Math.round(Math.max(width, height) / RECIPE_SIZE))
  const scale = Math.max(width, height) / zoom / RECIPE_SIZE
  const { surfaces, isDot, inner, faces } = understand(smallPlanes(photo, zoom), recipe, scale)
  const page = { width, height, data: new Uint8Array(width * height) }
  const pen = Math.max(1.5, recipe.pen * scale * zoom)
  for (const line of [...borderLines(surfaces), ...inner]) drawLine(page, smoothLine(line, LINE_SMOOTH), zoom, pen)
  inkDots(page, surfaces, isDot, zoom)
  if (faces.length > 0) drawFaces(page, greyOnWhite(photo), { faces, surfaces, zoom, pen })
  return repairGaps(removeSpecks(page, 2, BLOT * pen * pen), Math.min(24, GAP * scale * zoom))
}

/** What there is to draw in a small picture: its surfaces, which of them are dots, and lines inside them. */
function understand(planes: ColourPlanes, recipe: Recipe, scale: number) {
  const blur = recipe.blur * Math.min(2, Math.max(1, grainOf(planes[0]) / CLEAN))
  const soft = planes.map((plane) => blurred(plane, blur)) as unknown as ColourPlanes
  const { flow, strength } = edgeFlow(soft, recipe.edge * 1.5)
  const area = scale * scale
  const faces = findFaces(planes[0]).filter(({ size }) => size <= recipe.face * scale)
  const merged = calmFaces(
    mergeSurfaces(basinsOf(averageAlong(strength, flow, STRENGTH_ALONG)), soft, scale, {
      cost: recipe.cost,
      most: recipe.most,
      fewest: recipe.fewest,
      large: 2 * recipe.crumbArea * area,
    }),
    faces,
  )
  const smooth = smoothSurfaces(merged, Math.max(1, Math.round(recipe.smooth * scale)))
  const { isDot, ...surfaces } = absorbCrumbs(smooth, soft, {
    area: recipe.crumbArea * area,
    radius: recipe.crumbRadius * scale,
    dotArea: recipe.dotArea * area,
  })
  const difference = flowDifference(soft[0], flow, recipe.edge)
  const clear = Math.min(CLEAR_TO, Math.max(CLEAR_FROM, darkest(difference, recipe.edgeShare)))
  const inner = innerLines(hysteresis(difference, FAINTER * clear, clear), surfaces, {
    clarity: (pixel) => Math.min(CLEAREST, -(difference.data[pixel] as number) / clear),
    least: recipe.line * scale,
    clearance: Math.max(2, APART * recipe.pen * scale),
  })
  const isOnFeature = ({ xs, ys }: Line) =>
    xs.filter((x, i) => faces.some((face) => isFeature(face, x, ys[i] as number))).length > xs.length / 2
  return { surfaces, isDot, inner: inner.filter((line) => !isOnFeature(line)), faces }
}

/** How far below zero the lowest pixels of a plane are, a `share` of all. */
function darkest({ data }: Plane, share: number): number {
  return -(data.slice().sort()[Math.floor(share * data.length)] as number)
}

function inkDots({ width, height, data }: Ink, surfaces: Surfaces, isDot: Uint8Array, zoom: number): void {
  if (!isDot.includes(1)) return
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / zoom) * surfaces.width
    for (let x = 0; x < width; x++, i++) if (isDot[surfaces.of[row + Math.floor(x / zoom)] as number]) data[i] = 1
  }
}
