import type { Drawing } from '../src/library/drawing.ts'
import { closeOutlines, type Patch, withinLines } from './close-outlines.ts'
import { areaOf, clockwise, closed, lengthOf, type Outline, outlinesOf, type Point } from './outline.ts'
import { parseSvg, type Shape } from './parse-svg.ts'
import { pathOf } from './path-of.ts'
import { silhouetteOf } from './silhouette.ts'

/** A round black shape up to this size (square units) stays black; a larger one becomes a shape to colour. */
const LARGEST_EYE = 30
const LARGEST_DOT = 7

/** Up to this size (square units) any shape stays black; larger ones only if this round (a circle is 1). */
const TINY_DOT = 6
const ROUND = 0.62

/** A black shape longer (units) or larger (square units) than a mouth and thinner than a strip's width (units) is a line. */
const LARGEST_MOUTH = 16
const LONGEST_DOT = 14
const WIDEST_STRIP = 2.6

/** Longest stroke that is a mark (units), and how far from every other line its ends are (units). */
const LONGEST_MARK = 6
const TOUCHES = 1.3

/** The colour of water in OpenMoji's palette. */
const WATER = '#92d3f5'

/** The line art of an OpenMoji drawing: what hides, what is drawn, what stays black. */
export function toDrawing(
  svg: string,
  hasEyes = true,
): Pick<Drawing, 'body' | 'lines' | 'marks' | 'dots' | 'box' | 'rows'> {
  const shapes = parseSvg(svg).filter((shape) => !isWater(shape))
  const inked = shapes.filter(isInked)
  const patches = shapes.filter((shape) => !isInked(shape) && isPaint(shape.fill)).map(patchOf)
  const black = inked.filter(isBlackShape)
  const strips = black.filter(isStrip)
  const dots = black.filter((shape) => !strips.includes(shape) && isDot(shape, hasEyes))
  const stroked = inked.filter((shape) => !dots.includes(shape) && !strips.includes(shape))
  const strokes = stroked.flatMap(({ path }) => outlinesOf(path))
  const marks = stroked.filter((shape) => isMark(shape, strokes))
  const drawn = stroked.filter((shape) => !marks.includes(shape)).map(({ path }) => path)
  const lines = drawn.flatMap(outlinesOf)
  const enclosed = lines.filter((line) => line.closed)
  const added = closeOutlines(patches, lines)
  const allLines = [...lines, ...added]
  const bodyOutlines = [...patches.flatMap(({ outlines }) => outlines.map(withinLines(allLines))), ...enclosed]
  const all = [...bodyOutlines, ...lines, ...added, ...dots.flatMap(({ path }) => outlinesOf(path))]
  return {
    // All turn the same way, so that where two overlap the paper is white, not open.
    body: bodyOutlines.map((outline) => pathOf(clockwise(outline))).join(''),
    lines: [...drawn, ...added.map(pathOf)].join(''),
    marks: marks.map(({ path }) => path).join(''),
    dots: dots.map(({ path }) => path).join(''),
    box: boxOf(all),
    rows: silhouetteOf([...patches, { colour: '', outlines: enclosed }], allLines),
  }
}

/** The block of water OpenMoji draws below a boat; the page has a sea of its own. */
function isWater({ path, fill, stroke, layer }: Shape): boolean {
  const outlines = outlinesOf(path)
  if (outlines.length === 0) return false
  const box = boxOf(outlines)
  const isWide = box[2] - box[0] > 40 && box[3] > 54
  if (/line/i.test(layer)) return isWide && isDark(stroke) && box[1] > 42 && box[3] - box[1] > 8
  return isWide && fill === WATER && box[1] > 38
}

/** Lines and black marks, as opposed to flat colour. */
const isInked = ({ layer, fill, stroke }: Shape): boolean =>
  /line/i.test(layer) ? isDark(fill) || isDark(stroke) : isDark(stroke)

const isBlackShape = ({ fill, stroke }: Shape): boolean => isDark(fill) && (stroke === 'none' || isDark(stroke))

const isPaint = (fill: string): boolean => fill !== 'none' && fill !== 'transparent'

/** Colours OpenMoji draws lines with. */
const isDark = (colour: string): boolean => /^#([0-2][0-9a-f]){3}$/.test(colour)

const patchOf = ({ fill, path }: Shape): Patch => ({ colour: fill, outlines: outlinesOf(path).map(closed) })

const sizeOf = ({ path }: Shape): number => outlinesOf(path).reduce((sum, outline) => sum + areaOf(outline), 0)

/** Small enough to stay black: an eye, a mouth, a button. */
function isDot(shape: Shape, hasFace: boolean): boolean {
  const size = sizeOf(shape)
  const isMouth = hasFace && size <= LARGEST_MOUTH
  return size <= TINY_DOT || isMouth || (size <= (hasFace ? LARGEST_EYE : LARGEST_DOT) && roundness(shape) > ROUND)
}

/**
 * A long thin black shape is a line somebody drew as a shape. It is left out: its outline would be a double line, and the
 * colours beside it give the border anyway.
 */
function isStrip(shape: Shape): boolean {
  const size = sizeOf(shape)
  const half = edgeOf(shape) / 2
  return size / half < WIDEST_STRIP && (half > LONGEST_DOT || (size > LARGEST_MOUTH && roundness(shape) <= ROUND))
}

const edgeOf = ({ path }: Shape): number => outlinesOf(path).reduce((sum, outline) => sum + lengthOf(outline), 0)

/** 1 for a circle, less for everything else. */
const roundness = (shape: Shape): number => (4 * Math.PI * sizeOf(shape)) / edgeOf(shape) ** 2

/** Short strokes that touch nothing, such as the sprinkles on a cake. */
function isMark({ path }: Shape, lines: readonly Outline[]): boolean {
  const own = outlinesOf(path)
  const ends = own.flatMap(({ points }) => [points[0] as Point, points.at(-1) as Point])
  const others = lines.filter(
    (line) => !own.some(({ points }) => points[0]?.x === line.points[0]?.x && points[0]?.y === line.points[0]?.y),
  )
  const touches = ({ x, y }: Point): boolean =>
    others.some(({ points }) => points.some((point) => Math.hypot(point.x - x, point.y - y) < TOUCHES))
  return own.every((outline) => !outline.closed && lengthOf(outline) < LONGEST_MARK) && !ends.some(touches)
}

function boxOf(outlines: readonly Outline[]): Drawing['box'] {
  const boxes = outlines.map(({ box }) => box)
  const inTenths = (edge: number): number => Math.round(10 * edge) / 10
  return [
    inTenths(Math.min(...boxes.map(({ left }) => left))),
    inTenths(Math.min(...boxes.map(({ top }) => top))),
    inTenths(Math.max(...boxes.map(({ right }) => right))),
    inTenths(Math.max(...boxes.map(({ bottom }) => bottom))),
  ]
}
