import { compose, type Picture } from '@huebook/lineart'
import { encodePng } from './png.ts'

/** Makes PNGs, somewhere the main thread does not wait for. Takes the drawing over: it is empty afterwards. */
export interface Encoder {
  /** Of the drawing alone, or of the drawing on its page, as strong (%) as it is seen there. */
  encode(drawing: Picture, illustration?: Picture, strength?: number): Promise<Uint8Array<ArrayBuffer>>
}

/** An encoder on this very thread: for workers, servers and tests. */
export const directEncoder: Encoder = {
  encode: async (drawing, illustration, strength) =>
    encodePng(illustration ? compose(illustration, drawing, strength) : drawing),
}

/** Characters made at once: more arguments than this overflow the stack of some browsers. */
const AT_ONCE = 0x8000

/** PNG bytes as data URL. */
export function dataUrlOf(png: Uint8Array): string {
  let text = ''
  for (let at = 0; at < png.length; at += AT_ONCE) text += String.fromCharCode(...png.subarray(at, at + AT_ONCE))
  return `data:image/png;base64,${btoa(text)}`
}
