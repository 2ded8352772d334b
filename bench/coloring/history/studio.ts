import { memoryStore, openJournal } from '../../../packages/coloring/src/index.ts'
import { benchEngine } from '../page/bench-engine.ts'

const SIZE = 1024

/** The whole engine with its journal, and beside it a canvas with the same drawing, for those who keep data URLs. */
export async function historyStudio() {
  const store = memoryStore()
  const journal = await openJournal(store, 'bench', Date.now)
  const engine = benchEngine({ journal })
  let image = new ImageData(SIZE, SIZE)
  engine.show((bytes) => {
    image = new ImageData(bytes, SIZE, SIZE)
    return { put() {}, setStrength() {}, place() {}, mark() {}, close() {} }
  })
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const pen = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  return {
    engine,
    store,
    /** The drawing as it is now, as data URL, and how long that took (ms); copying it to the canvas does not count. */
    keepUrl(): { url: string; time: number } {
      pen.putImageData(image, 0, 0)
      const start = performance.now()
      const url = canvas.toDataURL()
      return { url, time: performance.now() - start }
    },
    /** How long (ms) it takes until a data URL is back on the canvas. */
    async showUrl(url: string): Promise<number> {
      const start = performance.now()
      const picture = new Image()
      picture.src = url
      await picture.decode()
      pen.clearRect(0, 0, SIZE, SIZE)
      pen.drawImage(picture, 0, 0)
      return performance.now() - start
    },
  }
}
