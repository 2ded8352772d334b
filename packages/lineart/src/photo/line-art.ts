import { repairGaps } from '../cleanup/repair-gaps.ts'
import { removeSpecks } from '../cleanup/specks.ts'
import { greyOnWhite, type Ink, type Picture } from '../pixels.ts'
import { bilateral } from './bilateral.ts'
import { flowDifference } from './difference-of-gaussians.ts'
import { drawBorders } from './draw-borders.ts'
import { edgeFlow } from './flow.ts'
import { hysteresis } from './hysteresis.ts'
import { mergeFaint } from './merge-faint.ts'
import { blurred, type Plane } from './plane.ts'
import { segment } from './segment.ts'
import { sharpened } from './sharpen.ts'
import { smoothSurfaces } from './smooth-surfaces.ts'

/** 1 for few large shapes, 3 for many. */
export type Detail = 1 | 2 | 3

/** Lengths in pixels of a picture 1024 wide or tall; they grow with the picture, so that its size changes little. */
interface Recipe {
  /** Blur before surfaces are told apart, how many are (Q of the merging), and how small they may be (px). */
  readonly blur: number
  readonly complexity: number
  readonly surface: number
  /** Borders with less contrast than this (0 to 1) come from shading, and go. */
  readonly faint: number
  readonly pen: number
  /** Smoothing before edges are looked for: how far, how often; and half the width of the edges. */
  readonly smooth: number
  readonly rounds: number
  readonly edge: number
  /** Darkness against the surroundings from which a pixel is line, if its line is anywhere `strong`. */
  readonly weak: number
  readonly strong: number
  /** Lines shorter than this (px of ink) and paper smaller than this (px) are noise. */
  readonly speck: number
  readonly hole: number
}

const RECIPES: Record<Detail, Recipe> = {
  1: {
    blur: 1.2,
    complexity: 12,
    surface: 2500,
    faint: 0.06,
    pen: 5,
    smooth: 6,
    rounds: 3,
    edge: 2.6,
    weak: 0.014,
    strong: 0.05,
    speck: 700,
    hole: 300,
  },
  2: {
    blur: 1.1,
    complexity: 28,
    surface: 900,
    faint: 0.05,
    pen: 4,
    smooth: 4,
    rounds: 3,
    edge: 2,
    weak: 0.01,
    strong: 0.035,
    speck: 350,
    hole: 150,
  },
  3: {
    blur: 1,
    complexity: 64,
    surface: 350,
    faint: 0.03,
    pen: 3,
    smooth: 3,
    rounds: 2,
    edge: 1.5,
    weak: 0.008,
    strong: 0.022,
    speck: 150,
    hole: 60,
  },
}

/** The difference of brightness (0 to 1) that smoothing leaves alone. */
const EDGE_CONTRAST = 0.1

/** How far to both sides of a border (px) its contrast is measured. */
const BESIDE = 4

/** Half the width (px) of the slope that a lens or a resize makes of an edge. */
const SLOPE = 3

/** How far borders are smoothed, in pens. More rounds off the corners of houses. */
const FRAYED = 1.5

/** How far edges are followed to make them continuous, in edge widths. */
const ALONG = 3.5

/** Gaps drawn shut where an edge ends just before a border (px). */
const GAP = 10

/**
 * A photograph as line art to colour. The borders of its surfaces give closed shapes; strong edges inside them
 * (eyes, folds, stems) are added as lines.
 */
export function lineArtOf(photo: Picture, detail: Detail = 2): Ink {
  const recipe = RECIPES[detail]
  const { width, height } = photo
  const scale = Math.max(width, height) / 1024
  const long = (length: number) => Math.max(0.7, length * scale)
  const area = (pixels: number) => Math.max(2, pixels * scale * scale)
  const channels = [0, 1, 2].map((channel) =>
    sharpened(blurred(channelOf(photo, channel), long(recipe.blur)), Math.ceil(SLOPE * scale)),
  )
  const surfaces = segment(channels, recipe.complexity, area(recipe.surface))
  mergeFaint(surfaces, channels, Math.ceil(BESIDE * scale), recipe.faint)
  const smooth = smoothSurfaces(surfaces, width, height, long(recipe.pen * FRAYED))
  const borders = drawBorders(smooth, width, height, Math.max(1.5, recipe.pen * scale))
  const edges = removeSpecks(strongEdges(photo, recipe, long), area(recipe.speck), 1)
  const both = { width, height, data: borders.data.map((line, i) => line | (edges.data[i] as number)) }
  const whole = removeSpecks(both, area(recipe.speck), area(recipe.hole))
  return removeSpecks(repairGaps(whole, Math.min(24, GAP * scale)), 2, area(recipe.hole))
}

function strongEdges(photo: Picture, recipe: Recipe, long: (length: number) => number): Ink {
  const { width, height, data } = greyOnWhite(photo)
  let plane: Plane = { width, height, data: Float32Array.from(data, (light) => light / 255) }
  for (let round = 0; round < recipe.rounds; round++) plane = bilateral(plane, long(recipe.smooth), EDGE_CONTRAST)
  const flow = edgeFlow(plane, long(recipe.edge * 1.5))
  const difference = flowDifference(plane, flow, long(recipe.edge), long(recipe.edge * ALONG))
  return hysteresis(difference, recipe.weak, recipe.strong)
}

/** One colour of a picture as it looks on white paper, 0 to 1. */
function channelOf({ width, height, data }: Picture, channel: number): Plane {
  const plane = new Float32Array(width * height)
  for (let i = 0; i < plane.length; i++) {
    const alpha = (data[4 * i + 3] as number) / 255
    plane[i] = 1 - alpha + (alpha * (data[4 * i + channel] as number)) / 255
  }
  return { width, height, data: plane }
}
