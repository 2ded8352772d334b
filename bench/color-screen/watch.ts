import type { Page } from 'playwright-core'

export interface Watched {
  /** How long there was no new frame while a finger was on the screen (ms). */
  stills: number[]
  /** How long after a finger has left the screen the filled region was on it (ms). */
  taps: number[]
}

/** Notes frames while a finger is down, and when what was filled is shown. */
export const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watched: Watched = { stills: [], taps: [] }
    Object.assign(globalThis, { watched })
    let [last, lifted] = [0, 0]
    let isDown = false
    const frame = (now: number) => {
      if (isDown && last) watched.stills.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    addEventListener(
      'pointerdown',
      () => {
        isDown = true
        last = 0
      },
      { capture: true },
    )
    addEventListener(
      'pointerup',
      ({ timeStamp, target }) => {
        isDown = false
        lifted = target instanceof Element && target.closest('.desk-page') ? timeStamp : 0
      },
      { capture: true },
    )
    const { putImageData } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.putImageData = function put(
      this: CanvasRenderingContext2D,
      ...args: Parameters<typeof putImageData>
    ) {
      putImageData.apply(this, args)
      const begin = lifted
      lifted = 0
      const isFill = document.querySelector('[aria-label=Fill][aria-pressed=true]') !== null
      // The frame this is drawn for ends before the next one begins.
      if (begin && isFill) requestAnimationFrame((now) => watched.taps.push(now - begin))
    } as typeof putImageData
  })

/** What was noted since it was last asked. */
export const takeWatched = (page: Page): Promise<Watched> =>
  page.evaluate(() => {
    const { watched } = globalThis as unknown as { watched: Watched }
    return { stills: watched.stills.splice(0).sort((a, b) => b - a), taps: watched.taps.splice(0) }
  })
