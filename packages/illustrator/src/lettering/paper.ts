import { asDrawn, type Box, type Placed } from '../paper/art.ts'
import { type Point, polygon, shape } from '../paper/pen.ts'

/** How far the paper of what is written reaches beyond it (px), where it would drown in what is behind. */
const PAPER = 20

/** Text in its place. */
export interface Written {
  readonly placed: readonly Placed[]
  /** What it takes of the page. */
  readonly box: Box
}

/** Letters in their place. */
export interface SetText {
  readonly placed: readonly Placed[]
  /** Once around all of them, and so far away (px). */
  outline(away: number): readonly Point[]
}

const boxAround = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
})

/** A text on nothing but what is behind it. */
export const asWritten = ({ placed, outline }: SetText): Written => ({ placed, box: boxAround(outline(0)) })

/** A text on paper of its own, which takes more of the page than its letters. */
export function onPaper({ placed, outline }: SetText): Written {
  const points = outline(PAPER)
  return { placed: [{ ...asDrawn(shape(polygon(points))), isPlain: true }, ...placed], box: boxAround(points) }
}
