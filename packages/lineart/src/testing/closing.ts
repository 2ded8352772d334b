import type { Ink } from '../pixels.ts'
import { distanceTransform, strideOf } from '../regions/distance-transform.ts'
import { growLabels } from '../regions/grow-labels.ts'
import { labelPaper } from '../regions/label-paper.ts'

/** Morphological closing of the lines with a disc: the usual way to close gaps, to compare with. */
export function labelClosed(ink: Ink, radius: number): Int32Array {
  const thick = thickened(ink, radius)
  const margin = radius + 2
  // Beyond the page's edge all is ink, or the erosion would tear lines off that edge.
  const [width, height] = [ink.width + 2 * margin, ink.height + 2 * margin]
  const paper = new Uint8Array(width * height)
  eachPixel(ink, (x, y, i) => {
    paper[(y + margin) * width + x + margin] = thick.data[i] ? 0 : 1
  })
  const distance = distanceTransform({ width, height, data: paper })
  const data = new Uint8Array(ink.data.length)
  eachPixel(ink, (x, y, i) => {
    const squared = distance[(y + margin + 1) * strideOf(width) + x + margin + 1] as number
    data[i] = squared > radius * radius ? 1 : 0
  })
  return labelAndGrow({ ...ink, data })
}

/** Or only thickening them, which closes more and swallows more. */
export const labelThickened = (ink: Ink, radius: number): Int32Array => labelAndGrow(thickened(ink, radius))

function thickened(ink: Ink, radius: number): Ink {
  const distance = distanceTransform(ink)
  const data = ink.data.slice()
  eachPixel(ink, (x, y, i) => {
    const nearEdge = Math.min(x, y, ink.width - 1 - x, ink.height - 1 - y) < radius
    if (!nearEdge && (distance[(y + 1) * strideOf(ink.width) + x + 1] as number) <= radius * radius) data[i] = 1
  })
  return { ...ink, data }
}

/** The areas, grown back over what was swallowed, which is only fair. */
function labelAndGrow(ink: Ink): Int32Array {
  const labels = Int32Array.from(labelPaper(ink).labels)
  const stride = strideOf(ink.width)
  const plane = new Int32Array(stride * (ink.height + 2)).fill(-1)
  eachPixel(ink, (x, y, i) => {
    plane[(y + 1) * stride + x + 1] = labels[i] as number
  })
  growLabels(plane, stride, labels.length)
  eachPixel(ink, (x, y, i) => {
    labels[i] = plane[(y + 1) * stride + x + 1] as number
  })
  return labels
}

function eachPixel({ width, height }: Ink, visit: (x: number, y: number, i: number) => void): void {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit(x, y, y * width + x)
}
