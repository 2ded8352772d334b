/** A chain of corners between pixels, x and y in turn. */
export interface Chain {
  readonly points: Float64Array
  readonly isClosed: boolean
  /** Whether its first and last corner meet no other chain. */
  readonly isLoose: readonly [boolean, boolean]
}

/** Whether a line runs between two neighbouring pixels with these labels. */
type Divides = (a: number, b: number) => boolean

const RIGHT = 1
const DOWN = 2
const LEFT = 4
const UP = 8

/** The lines between the pixels of a square map, from where lines end or meet to where they do so again, or around. */
export function bordersOf(labels: ArrayLike<number>, size: number, divides: Divides): Chain[] {
  const stride = size + 1
  const ways = new Uint8Array(stride * stride)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const pixel = y * size + x
      const here = labels[pixel] as number
      const left = x > 0 ? (labels[pixel - 1] as number) : here
      const above = y > 0 ? (labels[pixel - size] as number) : here
      // Nearly everywhere there is no border.
      if (here === left && here === above) continue
      const corner = y * stride + x
      if (here !== left && divides(left, here)) join(ways, corner, corner + stride, DOWN, UP)
      if (here !== above && divides(above, here)) join(ways, corner, corner + 1, RIGHT, LEFT)
    }
  const degrees = ways.map((way) => DEGREE[way] as number)
  const chains: Chain[] = []
  const walkAll = (isStart: (degree: number) => boolean): void => {
    for (let corner = 0; corner < ways.length; corner++)
      while (ways[corner] && isStart(degrees[corner] as number)) chains.push(walk(ways, degrees, corner, stride))
  }
  walkAll((degree) => degree !== 2)
  // Walking along a line takes it away, so that only closed lines are left.
  walkAll(() => true)
  return chains
}

const DEGREE = Array.from(
  { length: 16 },
  (_, way) => (way & 1) + ((way >> 1) & 1) + ((way >> 2) & 1) + ((way >> 3) & 1),
)

function join(ways: Uint8Array, from: number, to: number, there: number, back: number): void {
  ways[from] = (ways[from] as number) | there
  ways[to] = (ways[to] as number) | back
}

/** A line from a corner to the next place where lines end or meet, or back to where it began. */
function walk(ways: Uint8Array, degrees: Uint8Array, start: number, stride: number): Chain {
  const points: number[] = [start % stride, Math.floor(start / stride)]
  let corner = start
  let way = ways[corner] as number
  for (;;) {
    const [step, there, back] =
      way & RIGHT
        ? [1, RIGHT, LEFT]
        : way & DOWN
          ? [stride, DOWN, UP]
          : way & LEFT
            ? [-1, LEFT, RIGHT]
            : [-stride, UP, DOWN]
    ways[corner] = (ways[corner] as number) & ~there
    ways[corner + step] = (ways[corner + step] as number) & ~back
    corner += step
    points.push(corner % stride, Math.floor(corner / stride))
    way = ways[corner] as number
    if (degrees[corner] !== 2 || way === 0) break
  }
  const isClosed = corner === start && points.length > 6
  return {
    points: Float64Array.from(isClosed ? points.slice(0, -2) : points),
    isClosed,
    isLoose: [degrees[start] === 1, degrees[corner] === 1],
  }
}
