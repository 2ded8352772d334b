import type { CanvasState } from '@huebook/coloring'

/** Browsers show no cursor that is larger (px), and one that is smaller cannot be seen. */
const LARGEST = 120
const SMALLEST = 8

type Hand = Pick<CanvasState, 'tool' | 'color' | 'brushSize' | 'zoom'>

const cursorOf = (svg: string, x: number, y: number, otherwise: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(svg)}") ${Math.round(x)} ${Math.round(y)}, ${otherwise}`

const open = (side: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}" fill="none">`

/** A ring as large as the mark it leaves, drawn as a pencil would: twice round, with breaks where it hardly touches. */
function ringOf(color: string, diameter: number): string {
  const side = Math.ceil(diameter) + 6
  const [middle, radius] = [side / 2, diameter / 2]
  const round = (turn: number, shift: number, style: string) =>
    `<circle cx="${middle + shift}" cy="${middle - shift}" r="${radius}" transform="rotate(${turn} ${middle} ${middle})" ${style}/>`
  const svg = [
    open(side),
    round(0, 0, 'stroke="#fff" stroke-width="3.5" opacity=".85"'),
    round(0, 0, `stroke="#1f2430" stroke-width="1.25" stroke-dasharray="7 1 3 .6 11 1.4"`),
    round(70, 0.6, `stroke="${color}" stroke-width="1.5" stroke-dasharray="5 1.2 9 .8 2 .7" opacity=".8"`),
    '</svg>',
  ].join('')
  return cursorOf(svg, middle, middle, 'crosshair')
}

/** A tool as large as a thumb-nail, which points with its tip. */
const iconOf = (paths: string, x: number, y: number): string =>
  cursorOf(
    `${open(32)}<g stroke-linecap="round" stroke-linejoin="round"><g stroke="#fff" stroke-width="5">${paths}</g><g stroke="#1f2430" stroke-width="2">${paths}</g></g></svg>`,
    x,
    y,
    'crosshair',
  )

const BUCKET =
  '<path d="m22 14-9.5-9.5L3.8 13.2a2.4 2.4 0 0 0 0 3.4l5.6 5.6a2.4 2.4 0 0 0 3.4 0L22 14Z" fill="#fff"/><path d="m8 2 5 5"/>'
const PIPETTE =
  '<path d="m6 26 1-4 9-9 4 4-9 9-4 1Z" fill="#fff"/><path d="m14.5 11.5 7 7"/><path d="m17 12 4.5-4.5a2.6 2.6 0 0 1 3.7 3.7L20.5 16Z" fill="#fff"/>'

/** What the pointer looks like over the page: what is in the hand, in its colour, as wide as it will draw. */
export function toolCursor({ tool, color, brushSize, zoom }: Hand): string {
  if (tool === 'bucket')
    return iconOf(
      `${BUCKET}<path d="M26 19c2 2.6 3 4.2 3 5.6a3 3 0 0 1-6 0c0-1.4 1-3 3-5.6Z" fill="${color}"/>`,
      26,
      30,
    )
  if (tool === 'eyedropper') return iconOf(PIPETTE, 6, 26)
  if (tool === 'sticker') return 'crosshair'
  const diameter = Math.max(SMALLEST, brushSize * zoom)
  if (diameter > LARGEST) return 'crosshair'
  return ringOf(tool === 'eraser' ? '#ffffff' : color, diameter)
}
