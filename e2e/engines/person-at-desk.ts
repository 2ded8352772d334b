import sharp from 'sharp'
import type { Point } from './driver.ts'
import type { Person } from './person.ts'

/** A place on the page, in its own 1024 × 1024 pixels. */
type Place = readonly [x: number, y: number]

const SIDE = 1024
/** How many places the mouse is at during a stroke, beside the first. */
const STEPS = 12

/** The colour screen, once its page can be filled. What is on it is seen as people see it: some engines lie about canvases. */
export async function sitDown({ driver, click, await: wait }: Person) {
  await wait(
    () => !document.querySelector('.desk-preview') && !!document.querySelector('[role=toolbar][aria-busy=false]'),
    null,
  )
  /** Until what was done is on the screen. */
  const shown = () =>
    driver.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(null)))), null)
  await shown()

  const onScreen = ([x, y]: Place): Promise<Point> =>
    driver.evaluate(
      ([across, down]) => {
        const drawing = document.querySelector('[role=img] > * canvas, [role=img] > canvas')
        const box = drawing?.getBoundingClientRect() ?? new DOMRect()
        return { x: box.left + across * box.width, y: box.top + down * box.height }
      },
      [x / SIDE, y / SIDE] as const,
    )

  return {
    async stroke(from: Place, to: Place): Promise<void> {
      const [start, end] = [await onScreen(from), await onScreen(to)]
      const along = (part: number) => ({
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
      })
      await driver.drag(Array.from({ length: STEPS + 1 }, (_, step) => along(step / STEPS)))
      await shown()
    },

    async tap(place: Place): Promise<void> {
      await driver.drag([await onScreen(place)])
      await shown()
    },

    async use(tool: string): Promise<void> {
      await click('button', tool)
      await shown()
    },

    async takePencil(color: string): Promise<void> {
      await click('radio', color)
      await shown()
    },

    /** The colours that are seen at some places of the page. */
    async colorsAt(...places: Place[]): Promise<string[]> {
      const points: Point[] = []
      for (const place of places) points.push(await onScreen(place))
      const { data, info } = await sharp(await driver.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return points.map(({ x, y }) => {
        const at = 3 * (Math.round(y) * info.width + Math.round(x))
        return nameOf([...data.subarray(at, at + 3)])
      })
    },
  }
}

/** What pencils leave on white paper, where the drawing lies at half its strength. */
const TONES = { red: [0xf7, 0xa2, 0xa2], green: [0x91, 0xe2, 0xaf], white: [255, 255, 255] } as const
/** How far a tone may be off, of 255: engines round what they mix. */
const ROUNDING = 3

/** What people would call a colour; its numbers where it is none of the journeys'. */
export function nameOf(color: readonly number[]): string {
  const isNear = (tone: readonly number[]) =>
    tone.every((value, part) => Math.abs(value - (color[part] ?? 0)) <= ROUNDING)
  return Object.entries(TONES).find(([, tone]) => isNear(tone))?.[0] ?? color.join()
}
