import type * as opencv from '@techstark/opencv-js'
import floodFill from 'flood-fill'
import 'floodfill'
import MagicWand from 'magic-wand-tool'
import ndarray from 'ndarray'
import QFloodFill from 'q-floodfill'
import { blankDrawing } from '../../../packages/coloring/src/drawing/drawing.ts'
import { forgetTouched } from '../../../packages/coloring/src/drawing/touched.ts'
import { fillSpans, spansOf } from '../../../packages/coloring/src/fill/spans.ts'
import type { RegionMap } from '../../../packages/lineart/src/index.ts'
import { IN_BODY } from '../page/bench-page.ts'

export const SIZE = 1024

/** Two colours in turn: a fill with the colour that is already there would be no work. */
const COLORS = [
  { hex: '#ef4444', word: 0xff4444ef, rgb: [0xef, 0x44, 0x44] },
  { hex: '#22c55e', word: 0xff5ec522, rgb: [0x22, 0xc5, 0x5e] },
] as const

type Color = (typeof COLORS)[number]

export const inTurn = (): (() => Color) => {
  let turn = 0
  return () => COLORS[turn++ % 2] as Color
}

/** Fills the body of the page anew each time. */
export interface Filler {
  readonly name: string
  fill(): void
  /** The pixels that have a colour now. */
  filled(): number
}

export const coloured = (pixels: Uint32Array): number =>
  pixels.reduce((sum, word) => sum + (word !== 0xff000000 && word !== 0xffffffff && word !== 0 ? 1 : 0), 0)

const bytesOf = (pixels: Uint32Array<ArrayBuffer>) => new Uint8ClampedArray(pixels.buffer)

export function huebook(map: RegionMap, body: number): Filler {
  const drawing = blankDrawing()
  const next = inTurn()
  return {
    name: 'huebook',
    fill() {
      fillSpans(drawing, spansOf(map, body), next().word)
      forgetTouched(drawing.touched)
    },
    filled: () => coloured(drawing.pixels),
  }
}

export function qFloodfill(page: Uint32Array<ArrayBuffer>): Filler {
  const pixels = page.slice()
  const next = inTurn()
  const image = new ImageData(bytesOf(pixels), SIZE, SIZE)
  return {
    name: 'q-floodfill',
    fill: () => new QFloodFill(image).fill(next().hex, IN_BODY.x, IN_BODY.y, 0),
    filled: () => coloured(pixels),
  }
}

/** On one word for each pixel; its grids are columns first, which on a square page is the page on its side. */
export function floodFillNd(page: Uint32Array<ArrayBuffer>): Filler {
  const pixels = page.slice()
  const next = inTurn()
  const grid = ndarray(pixels, [SIZE, SIZE])
  return {
    name: 'flood-fill',
    fill: () => void floodFill(grid, IN_BODY.y, IN_BODY.x, next().word),
    filled: () => coloured(pixels),
  }
}

/** It only knows contexts; this one hands it the pixels for nothing and takes them back for nothing. */
export function floodfillJs(page: Uint32Array<ArrayBuffer>): Filler {
  const pixels = page.slice()
  const next = inTurn()
  const image = new ImageData(bytesOf(pixels), SIZE, SIZE)
  const context = {
    fillStyle: '',
    canvas: { width: SIZE, height: SIZE },
    getImageData: () => image,
    putImageData() {},
    fillFlood: (CanvasRenderingContext2D.prototype as unknown as { fillFlood(x: number, y: number): void }).fillFlood,
  }
  return {
    name: 'floodfill.js',
    fill() {
      context.fillStyle = next().hex
      context.fillFlood(IN_BODY.x, IN_BODY.y)
    },
    filled: () => coloured(pixels),
  }
}

/** Its answer is a mask; the pixels under it still have to be coloured. */
export function magicWand(page: Uint32Array<ArrayBuffer>): Filler {
  const pixels = page.slice()
  const next = inTurn()
  const image = { data: bytesOf(pixels), width: SIZE, height: SIZE, bytes: 4 }
  return {
    name: 'magic-wand-tool',
    fill() {
      const { data, bounds } = MagicWand.floodFill(image, IN_BODY.x, IN_BODY.y, 0)
      const { word } = next()
      for (let y = bounds.minY; y <= bounds.maxY; y++)
        for (let i = y * SIZE + bounds.minX; i <= y * SIZE + bounds.maxX; i++) if (data[i] === 1) pixels[i] = word
    },
    filled: () => coloured(pixels),
  }
}

/** Three channels, the most its flood fill takes; pixels lie in its memory before and after. */
export function opencvJs(cv: typeof opencv, page: Uint32Array<ArrayBuffer>): Filler[] {
  const rgba = cv.matFromImageData(new ImageData(bytesOf(page.slice()), SIZE, SIZE))
  const rgb = new cv.Mat()
  cv.cvtColor(rgba, rgb, cv.COLOR_RGBA2RGB)
  const bounds = new cv.Rect()
  const seed = new cv.Point(IN_BODY.x, IN_BODY.y)
  const next = inTurn()
  const none = new cv.Scalar(0, 0, 0, 0)
  const call = () => {
    const [red, green, blue] = next().rgb
    // A mask that was used says where the fill may not go again.
    const mask = new cv.Mat()
    cv.floodFill(rgb, mask, seed, new cv.Scalar(red, green, blue, 255), bounds, none, none, 4)
    mask.delete()
  }
  const taken = new Uint8ClampedArray(4 * SIZE * SIZE)
  const take = () => {
    cv.cvtColor(rgb, rgba, cv.COLOR_RGB2RGBA)
    taken.set(rgba.data)
  }
  const filled = () => {
    take()
    return coloured(new Uint32Array(taken.buffer))
  }
  return [
    { name: 'opencv.js, call alone', fill: call, filled },
    {
      name: 'opencv.js',
      fill() {
        call()
        take()
      },
      filled,
    },
  ]
}
