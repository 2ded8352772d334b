import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import type { Spans } from '../fill/spans.ts'

/** Seen on any colour: a dark line outside, a light one within (px of the page), and hatching in the region itself. */
const OUTER = { width: 14, color: '#312e81' }
const INNER = { width: 6, color: '#ffffff' }
const HATCH = { color: 'rgb(79 82 221 / 0.55)', apart: 18, width: 5 }

/** How many copies make a line all around. */
const AROUND = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6)

/** A layer that shows which region is meant. */
export function regionMark(document: Document) {
  const [element, mask] = [sheetOf(document), sheetOf(document)]
  element.className = 'region-mark'

  const pensOf = () => [element, mask].map((sheet) => sheet.getContext('2d')) as [Pen | null, Pen | null]

  return {
    element,
    show(spans: Spans | null): void {
      const [pen, shape] = pensOf()
      if (!pen || !shape) return
      for (const one of [pen, shape]) {
        one.globalCompositeOperation = 'source-over'
        one.clearRect(0, 0, DRAWING_SIDE, DRAWING_SIDE)
      }
      if (!spans) return
      shape.fillStyle = OUTER.color
      for (let i = 0; i < spans.length; i += 2) {
        const from = spans[i] as number
        shape.fillRect(from % DRAWING_SIDE, Math.floor(from / DRAWING_SIDE), (spans[i + 1] as number) - from, 1)
      }
      surround(pen, mask, OUTER.width)
      recolor(shape, INNER.color)
      surround(pen, mask, INNER.width)
      pen.globalCompositeOperation = 'destination-out'
      pen.drawImage(mask, 0, 0)
      hatch(shape)
      pen.globalCompositeOperation = 'source-over'
      pen.drawImage(mask, 0, 0)
    },
  }
}

type Pen = CanvasRenderingContext2D

function sheetOf(document: Document): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.width = sheet.height = DRAWING_SIDE
  return sheet
}

function surround(pen: Pen, mask: HTMLCanvasElement, width: number): void {
  for (const angle of AROUND) pen.drawImage(mask, Math.cos(angle) * width, Math.sin(angle) * width)
}

function recolor(shape: Pen, color: string): void {
  shape.globalCompositeOperation = 'source-in'
  shape.fillStyle = color
  shape.fillRect(0, 0, DRAWING_SIDE, DRAWING_SIDE)
}

/** Slanted lines where the shape is, and nothing between them. */
function hatch(shape: Pen): void {
  shape.globalCompositeOperation = 'source-in'
  shape.strokeStyle = HATCH.color
  shape.lineWidth = HATCH.width
  shape.beginPath()
  for (let at = -DRAWING_SIDE; at < DRAWING_SIDE; at += HATCH.apart) {
    shape.moveTo(at, DRAWING_SIDE)
    shape.lineTo(at + DRAWING_SIDE, 0)
  }
  shape.stroke()
}
