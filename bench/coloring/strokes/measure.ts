import MagicWand from 'magic-wand-tool'
import { BRUSH_NAMES } from '../../../packages/coloring/src/index.ts'
import type { Ink } from '../../../packages/lineart/src/index.ts'
import type { Timing } from '../../harness/race.ts'
import { relay } from '../../harness/relay.ts'
import { artOf } from '../page/art.ts'
import { benchPage, bodyOf, IN_BODY, pixelsOf } from '../page/bench-page.ts'
import { strokeOn } from './draw.ts'
import type { Pad } from './pad.ts'
import { huebook, perfectFreehand, plainCanvas, signaturePad } from './pads.ts'
import { wanderingPath } from './path.ts'

/** All per 1,000 points. */
export interface StrokeResult {
  /** Points of each stroke. */
  readonly points: number
  readonly short: readonly Timing[]
  readonly inside: readonly Timing[]
}

export interface LongStrokeResult extends StrokeResult {
  readonly long: readonly Timing[]
}

interface Effort {
  /** Points of a stroke. */
  readonly points: number
  readonly rounds: number
}

/** Times strokes from the press until they are on the screen. */
export default async function measure(): Promise<LongStrokeResult> {
  const strokes = await measureStrokes({ points: 1000, rounds: 8 })
  const page = benchPage()
  const pads = [huebook('huebook', artOf(page, true)), signaturePad(artOf(page, false))]
  const long = await relay(
    pads.map((pad) => strokeOn(pad, wanderingPath(10_000))),
    3,
    0,
  )
  return { ...strokes, long }
}

/** Strokes over the whole page, and strokes that stay inside the lines. */
export async function measureStrokes({ points, rounds }: Effort): Promise<StrokeResult> {
  const page = benchPage()
  const [lines, paper] = [artOf(page, true), artOf(page, false)]
  const path = wanderingPath(points)
  const free = [
    huebook('huebook', lines),
    signaturePad(paper),
    perfectFreehand(paper),
    plainCanvas(paper, null),
    stretched(signaturePad(paper, 1)),
    huebook('huebook, page blended by the browser', paper),
    ...BRUSH_NAMES.slice(1).map((brush) => huebook(`huebook, ${brush}`, lines, null, brush)),
  ]
  const outline = clipPath(page)
  const clipped = [
    huebook('huebook', lines, bodyOf(page).map),
    plainCanvas(paper, outline),
    stretched(plainCanvas(paper, outline, 1)),
  ]
  const draw = (pads: readonly Pad[], along: typeof path) =>
    relay(
      pads.map((pad) => strokeOn(pad, along)),
      rounds,
      1,
    )
  return { points, short: await draw(free, path), inside: await draw(clipped, [IN_BODY, ...path.slice(1)]) }
}

const stretched = (pad: Pad): Pad => ({ ...pad, name: `${pad.name}, 1024 × 1024 stretched` })

/** How far (px) the clip path may be from the pixels: closer, and it has a corner for every step of every edge. */
const CLIP_TOLERANCE = 1

/** The outline of the body and of its spots, as few corners as are needed. */
function clipPath(page: Ink): Path2D {
  const image = { data: new Uint8ClampedArray(pixelsOf(page).buffer), width: page.width, height: page.height, bytes: 4 }
  const mask = MagicWand.floodFill(image, IN_BODY.x, IN_BODY.y, 0)
  const path = new Path2D()
  for (const { points } of MagicWand.simplifyContours(MagicWand.traceContours(mask), CLIP_TOLERANCE, 30)) {
    // The first `lineTo` of a path only moves there.
    for (const { x, y } of points) path.lineTo(x, y)
    path.closePath()
  }
  return path
}
