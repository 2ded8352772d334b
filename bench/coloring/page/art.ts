import type { PageArt } from '../../../packages/coloring/src/index.ts'
import type { Ink } from '../../../packages/lineart/src/index.ts'

/** The page as an image: its lines alone, or on white paper. */
export function artOf({ width, height, data }: Ink, isPaperClear: boolean): PageArt {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const words = Uint32Array.from(data, (line) => (line ? 0xff000000 : isPaperClear ? 0 : 0xffffffff))
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(words.buffer), width, height), 0, 0)
  return { url: canvas.toDataURL(), isPaperClear }
}
