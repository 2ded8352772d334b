import svgpath from 'svgpath'

/** One stroke of a path as a chain of straight pieces: x and y in turn. */
export interface Stroke {
  readonly points: ArrayLike<number>
  readonly isClosed: boolean
}

/** The strokes of any path data. */
export function flatten(path: string): Stroke[] {
  if (!path) return []
  const strokes: { points: number[]; isClosed: boolean }[] = []
  let points: number[] = []
  const begin = (x: number, y: number): void => {
    points = [x, y]
    strokes.push({ points, isClosed: false })
  }
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...n], _at, x, y) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n as number[]
      const last = strokes.at(-1)
      // What follows a closing without a move of its own starts where the closed stroke did.
      if (command !== 'M' && last?.isClosed) begin(x, y)
      if (command === 'M') begin(a, b)
      else if (command === 'L') points.push(a, b)
      else if (command === 'H') points.push(a, y)
      else if (command === 'V') points.push(x, a)
      else if (command === 'C') bend(points, x, y, a, b, c, d, e, f)
      else if (command === 'Q') bend(points, x, y, third(x, a), third(y, b), third(c, a), third(d, b), c, d)
      else if ((command === 'Z' || command === 'z') && last) last.isClosed = true
    })
  return strokes
}

const third = (end: number, control: number): number => end + (2 / 3) * (control - end)

/** Straight pieces for each root of a curve's length: half a pixel off at most, in drawings as on whole pages. */
const PIECES = 1.3

function bend(
  points: number[],
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
): void {
  const reach = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x3 - x2, y3 - y2)
  const steps = Math.ceil(1 + PIECES * Math.sqrt(reach))
  for (let step = 1; step <= steps; step++) {
    const t = step / steps
    const s = 1 - t
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    points.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
  }
}
