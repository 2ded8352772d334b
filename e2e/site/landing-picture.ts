import type { Page } from 'playwright-core'

type Place = readonly [x: number, y: number]

const SIDE = 1024

/** Places of the fox on the landing, in pixels of its page: one that nobody has coloured yet, and one somebody has. */
export const FOX = { bib: [534, 640], face: [542, 407] } as const satisfies Record<string, Place>

/** What is painted at a place of the page that is open, on the landing or on the desk; nothing before it can be painted on. */
export const paintAt = (page: Page, [x, y]: Place): Promise<string> =>
  page.evaluate(
    ([left, top]) => {
      const pixel = document.querySelector('canvas')?.getContext('2d')?.getImageData(left, top, 1, 1).data ?? []
      return [...pixel].map((part) => part.toString(16).padStart(2, '0')).join('')
    },
    [x, y] as const,
  )

/** Where a place of the picture on the landing is on the screen. */
export async function onLanding(page: Page, [x, y]: Place): Promise<{ x: number; y: number }> {
  const picture = page.getByRole('figure').first().locator('[data-needs-app]')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('There is no picture on the landing')
  return { x: box.x + (x / SIDE) * box.width, y: box.y + (y / SIDE) * box.height }
}
