import Atrament, { MODE_FILL } from 'atrament'
import FillWorker from 'atrament/fill'
import { IN_BODY } from '../page/bench-page.ts'
import { coloured, inTurn, SIZE } from './fillers.ts'

/** Its fill runs in a worker and begins and ends at the canvas: a press in fill mode, and `fillend`. */
export function atrament(page: Uint32Array<ArrayBuffer>) {
  const canvas = document.createElement('canvas')
  // In the corner, where the positions in the canvas are those in the window.
  document.body.prepend(canvas)
  const pad = new Atrament(canvas, { width: SIZE, height: SIZE, color: '#000000', fill: FillWorker })
  pad.mode = MODE_FILL
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  pen.putImageData(new ImageData(new Uint8ClampedArray(page.slice().buffer), SIZE, SIZE), 0, 0)
  const next = inTurn()
  const send = (type: string) => {
    const place = { clientX: IN_BODY.x, clientY: IN_BODY.y, isPrimary: true, pointerId: 1, bubbles: true }
    // It listens to coalesced events only; those of a made-up event are the ones it is given.
    canvas.dispatchEvent(new PointerEvent(type, { ...place, coalescedEvents: [new PointerEvent(type, place)] }))
  }
  return {
    name: 'atrament',
    async fill(): Promise<void> {
      pad.color = next().hex
      const ended = new Promise<void>((resolve) => {
        const listener = () => {
          pad.removeEventListener('fillend', listener)
          resolve()
        }
        pad.addEventListener('fillend', listener)
      })
      send('pointermove')
      send('pointerdown')
      // The promise goes on only after the pixels, too, were put on the canvas: that is done within the same event.
      await ended
    },
    filled: () => coloured(new Uint32Array(pen.getImageData(0, 0, SIZE, SIZE).data.buffer)),
  }
}
