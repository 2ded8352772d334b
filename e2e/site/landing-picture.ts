import type { Page } from 'playwright-core'

type Place = readonly [x: number, y: number]

const SIDE = 1024

/** Places of the fox on the landing, in pixels of its page: one that nobody has coloured yet, and one somebody has. */
export const FOX = { bib: [534, 640], face: [542, 407] } as const satisfies Record<string, Place>

const PENCILS = { red: [0xef, 0x44, 0x44], orange: [0xf9, 0x73, 0x16], teal: [0x14, 0xb8, 0xa6] } as const

/** By how much a colour that is shown at half its opacity may be read wrongly. */
const A_STEP = 1

/** With which pencil a place of the open page is painted, on the landing or on the desk; nothing before it can be. */
export async function paintAt(page: Page, [x, y]: Place): Promise<keyof typeof PENCILS | null> {
  const [opacity = 0, ...color] = await page.evaluate(
    ([left, top]) => {
      const pixel = document.querySelector('canvas')?.getContext('2d')?.getImageData(left, top, 1, 1).data ?? []
      return [pixel[3] ?? 0, ...pixel]
    },
    [x, y] as const,
  )
  const isOf = (pencil: readonly number[]) => pencil.every((part, i) => Math.abs(part - (color[i] ?? 0)) <= A_STEP)
  const names = Object.keys(PENCILS) as (keyof typeof PENCILS)[]
  return (opacity === 128 && names.find((name) => isOf(PENCILS[name]))) || null
}

/** Where a place of the picture on the landing is on the screen. */
export async function onLanding(page: Page, [x, y]: Place): Promise<{ x: number; y: number }> {
  const picture = page.getByRole('figure').first().locator('[data-needs-app]')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('There is no picture on the landing')
  return { x: box.x + (x / SIDE) * box.width, y: box.y + (y / SIDE) * box.height }
}
