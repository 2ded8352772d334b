import type { Art, Box } from '../paper/art.ts'
import { at, type Point, smooth, strokes, xy } from '../paper/pen.ts'
import { withEllipses } from './silhouette.ts'
import type { Sprite } from './sprite.ts'

/** Heights of the letters over a sleeper's head (units), the nearest first. */
const LETTERS = [7, 9.5, 12]

/** How much wider a closed eye is than the open one. */
const WIDER = 1.5

/** Somebody with closed eyes, and the letters that everybody knows for a snore. */
export function asleep(sprite: Sprite): Sprite {
  const closed = sprite.art.map(withClosedEyes)
  const eyes = closed.flatMap(({ eyes }) => eyes)
  const { letters, room } = snoreOf(sprite.box, eyes)
  const { left, top, right, bottom } = sprite.box
  const box: Box = {
    left: Math.min(left, room.left),
    top: Math.min(top, room.top),
    right: Math.max(right, room.right),
    bottom,
  }
  return {
    ...sprite,
    art: [...closed.map(({ art }) => art), letters],
    box,
    silhouette: withEllipses(sprite.silhouette, box, [room]),
    hasWriting: true,
  }
}

/** Z after Z, each larger and further off: beside a face, or away from the head of an animal seen from the side. */
function snoreOf({ left, top, right }: Box, eyes: readonly Dot[]): { letters: Art; room: Box } {
  const [eye] = eyes
  const isLeft = eyes.length === 1 && eye !== undefined && eye.x < (left + right) / 2
  const side = isLeft ? -1 : 1
  const start = isLeft ? at(Math.max(left, eye.x - 4), top - 1) : at(right + 1, top + 8)
  let foot: Point = start
  const letters = LETTERS.map((height) => {
    const width = height * 0.8
    const x = isLeft ? foot.x - width : foot.x
    const letter = `M${xy(at(x, foot.y - height))}h${width}L${xy(at(x, foot.y))}h${width}`
    foot = at(foot.x + side * width * 0.7, foot.y - height - 2)
    return letter
  })
  const reach = foot.x + side * (LETTERS.at(-1) ?? 0) * 0.24
  const [low, high] = [Math.min(start.x, reach) - 1, Math.max(start.x, reach) + 1]
  return { letters: strokes(...letters), room: { left: low, top: foot.y + 1, right: high, bottom: start.y + 1 } }
}

/** The eyes of a sprite, none, one or two, the left one first. */
export function eyesOf({ art }: Sprite): readonly Point[] {
  for (const { dots = '' } of art.toReversed()) {
    const eyes = eyesAmong((dots.match(/M[^M]+/g) ?? []).map((path) => ({ path, ...extentOf(path) })))
    if (eyes.length > 0) return eyes.toSorted((a, b) => a.x - b.x)
  }
  return []
}

/** Lids instead of the dots that are eyes. */
function withClosedEyes(art: Art): { art: Art; eyes: readonly Dot[] } {
  const dots = (art.dots ?? '').match(/M[^M]+/g) ?? []
  const eyes = eyesAmong(dots.map((path) => ({ path, ...extentOf(path) })))
  if (eyes.length === 0) return { art, eyes }
  const lids = eyes.map(({ x, y, width }) => {
    const half = Math.max(width * WIDER, 2.4) / 2
    return smooth([at(x - half, y - half * 0.2), at(x, y + half * 0.55), at(x + half, y - half * 0.2)])
  })
  const open = new Set(eyes.map(({ path }) => path))
  const others = dots.filter((path) => !open.has(path)).join('')
  return { art: { ...art, lines: art.lines + lids.join(''), dots: others }, eyes }
}

interface Dot {
  readonly path: string
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Two of a size side by side, the highest such pair; else the highest dot: noses and nostrils are lower. */
function eyesAmong(dots: readonly Dot[]): readonly Dot[] {
  const highest = dots.toSorted((a, b) => a.y - b.y)
  for (const [i, one] of highest.entries())
    for (const other of highest.slice(i + 1))
      if (Math.abs(one.y - other.y) < 2 && Math.abs(one.width - other.width) < 1.5 && Math.abs(one.x - other.x) > 3)
        return [one, other]
  return highest.slice(0, 1)
}

/** Middle and width of a dot: a circle of two arcs, or curves with absolute places. */
function extentOf(path: string): Omit<Dot, 'path'> {
  const numbers = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  const [x = 0, y = 0, radius = 0] = numbers
  if (/a/.test(path)) return { x: x + radius, y, width: 2 * radius }
  const xs = numbers.filter((_, i) => i % 2 === 0)
  const ys = numbers.filter((_, i) => i % 2 === 1)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { x: (left + right) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2, width: right - left }
}
