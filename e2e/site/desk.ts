import type { Page } from 'playwright-core'
import { dragWith, pressWith } from './mouse.ts'

/** A place on the page, in its own 1024 × 1024 pixels. */
type Place = readonly [x: number, y: number]

const STEPS = 12

export type Desk = Awaited<ReturnType<typeof deskOf>>

/** The pages that lie on a desk, or are just being put away, by what is locked for them meanwhile. */
export const desksHeld = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.map(({ name = '' }) => name).filter((name) => name.startsWith('coloring '))
  })

/** The colour screen, once its page can be filled: to be drawn on with real pointers, and to be looked at. */
export async function deskOf(page: Page) {
  /** Until what was done is on the screen. */
  const shown = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))

  await page.locator('[role=toolbar][aria-busy=false]').waitFor()
  // What lies there while the desk opens; the page itself has its size with the next frame.
  await page.locator('.desk-preview').waitFor({ state: 'detached' })
  await shown()
  // Before the one that marks where a keyboard is.
  const drawing = page.locator('[role=img] > * canvas, [role=img] > canvas').first()

  /** Where a place of the page is on the screen now, however closely one looks and however it is turned. */
  const onScreen = ([x, y]: Place): Promise<{ x: number; y: number }> =>
    drawing.evaluate(
      (canvas, [left, top]) => {
        const box = (canvas.parentElement ?? canvas).getBoundingClientRect()
        const at = new DOMPoint(left, top).matrixTransform(new DOMMatrix(getComputedStyle(canvas).transform))
        return { x: box.left + at.x, y: box.top + at.y }
      },
      [x, y] as const,
    )

  /** From the first place to the second in even steps, on the screen. */
  async function way(from: Place, to: Place) {
    const [start, end] = [await onScreen(from), await onScreen(to)]
    return Array.from({ length: STEPS + 1 }, (_, step) => ({
      x: start.x + ((end.x - start.x) * step) / STEPS,
      y: start.y + ((end.y - start.y) * step) / STEPS,
    }))
  }

  /** A stroke that has not ended yet. */
  const begin = async (from: Place, to: Place): Promise<void> => pressWith(page.mouse, await way(from, to))

  const drag = async (from: Place, to: Place): Promise<void> => dragWith(page.mouse, await way(from, to))

  return {
    begin,
    drag,

    async stroke(from: Place, to: Place): Promise<void> {
      await drag(from, to)
      await shown()
    },

    async tap(...place: Place): Promise<void> {
      await dragWith(page.mouse, [await onScreen(place)])
      await shown()
    },

    /** Fingers that come down together, go their way and leave. */
    async touch(from: readonly Place[], to: readonly Place[]): Promise<void> {
      const ways = await Promise.all(from.map((place, finger) => way(place, to[finger] ?? place)))
      const hand = await page.context().newCDPSession(page)
      const touches = (step: number) =>
        ways.map((places, id) => ({ id, x: places[step]?.x ?? 0, y: places[step]?.y ?? 0 }))
      await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touches(0) })
      for (let step = 1; step <= STEPS; step++)
        await hand.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touches(step) })
      await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await shown()
    },

    /** A finger that comes down, rests until somebody has looked, and leaves. */
    async hold(place: Place, look: () => Promise<void>): Promise<void> {
      const hand = await page.context().newCDPSession(page)
      const { x, y } = await onScreen(place)
      await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ id: 0, x, y }] })
      await look()
      await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await shown()
    },

    async pen(from: Place, to: Place): Promise<void> {
      const hand = await page.context().newCDPSession(page)
      const pen = { pointerType: 'pen', button: 'left', force: 1 } as const
      const places = await way(from, to)
      for (const [step, at] of places.entries())
        await hand.send('Input.dispatchMouseEvent', {
          ...pen,
          ...at,
          type: step === 0 ? 'mousePressed' : 'mouseMoved',
          buttons: 1,
          clickCount: 1,
        })
      const last = places.at(-1) ?? { x: 0, y: 0 }
      await hand.send('Input.dispatchMouseEvent', { ...pen, ...last, type: 'mouseReleased', buttons: 0, clickCount: 1 })
      await shown()
    },

    async use(tool: string): Promise<void> {
      await page.getByRole('button', { name: tool, exact: true }).click()
      await shown()
    },

    takePencil: (color: string): Promise<void> =>
      page.getByRole('group', { name: 'Pencils' }).getByTitle(color, { exact: true }).click(),

    async pickSize(size: number): Promise<void> {
      await page.getByRole('button', { name: /^Brush size/ }).click()
      await page.getByRole('button', { name: `${size} px`, exact: true }).click()
      await page.getByRole('button', { name: `Brush size: ${size} px` }).waitFor()
    },

    isResting: async (tool: string): Promise<boolean> =>
      (await page.getByRole('button', { name: tool, exact: true }).getAttribute('aria-disabled')) === 'true',

    /** The colour of the drawing at a place; nothing where there is none. */
    colorAt: (x: number, y: number): Promise<string | null> =>
      drawing.evaluate(
        (canvas, [left, top]) => {
          const pen = (canvas as HTMLCanvasElement).getContext('2d')
          const [r = 0, g = 0, b = 0, alpha = 0] = pen?.getImageData(left, top, 1, 1).data ?? []
          // All paint is shown at half its opacity.
          return alpha < 64 ? null : `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
        },
        [x, y] as const,
      ),

    /** How many pixels have colour once this is done. */
    async colored(act: () => Promise<void>): Promise<number> {
      await act()
      return drawing.evaluate((canvas) => {
        const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 1024, 1024).data ?? []
        return Array.from(data).filter((value, at) => at % 4 === 3 && value > 0).length
      })
    },

    colorIn: (address: string, x: number, y: number): Promise<string> => colorIn(page, address, x, y),
  }
}

/** The colour of a picture at a place. */
export const colorIn = (page: Page, address: string, x: number, y: number): Promise<string> =>
  page.evaluate(
    async ([source, left, top]) => {
      const picture = new Image()
      picture.src = source
      await picture.decode()
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      pen?.drawImage(picture, -left, -top)
      const [r = 0, g = 0, b = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
      return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
    },
    [address, x, y] as const,
  )
