import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Phone } from './studio-site.ts'

/** A finger tells where it is as often as a screen of today asks it (ms). */
const EVERY_MS = 8

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Place {
  x: number
  y: number
}

export type Hand = Awaited<ReturnType<typeof handOn>>

/** A hand that colours: always the same way, as fast as a hand does. */
export async function handOn({ page, devtools }: Phone) {
  const box = (await page.locator('.desk-page canvas').boundingBox()) as Box
  const places = await placesOn(page)
  let seed = 7
  const dice = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const somewhere = (): Place => ({
    x: box.x + box.width * (0.1 + 0.8 * dice()),
    y: box.y + box.height * (0.1 + 0.8 * dice()),
  })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: Place[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((place, id) => ({ ...place, id })) })

  async function tapAt(place: Place): Promise<void> {
    await touch('touchStart', place)
    await sleep(90)
    await touch('touchEnd')
    await sleep(60)
  }

  /** Goes somewhere within as many milliseconds, told as often as a screen would. */
  async function go(way: (share: number) => Place[], duration: number): Promise<void> {
    const begin = performance.now()
    for (let share = 0; share < 1; ) {
      share = Math.min(1, (performance.now() - begin) / duration)
      await touch('touchMove', ...way(share))
      await sleep(EVERY_MS)
    }
  }

  return {
    dice,

    /** A wavy line. */
    async stroke(duration = 500): Promise<void> {
      const [from, to] = [somewhere(), somewhere()]
      const wave = 20 + 40 * dice()
      await touch('touchStart', from)
      await go(
        (share) => [
          {
            x: from.x + (to.x - from.x) * share + Math.sin(share * 12) * wave * 0.5,
            y: Math.min(box.y + box.height, from.y + (to.y - from.y) * share + Math.cos(share * 9) * wave),
          },
        ],
        duration,
      )
      await touch('touchEnd')
    },

    tap: (): Promise<void> => tapAt(somewhere()),

    /** Two fingers that part, or meet. */
    async pinch(isCloser: boolean): Promise<void> {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const apart = (share: number) => 40 + 90 * (isCloser ? share : 1 - share)
      const fingers = (share: number): Place[] => [
        { x: x - apart(share), y },
        { x: x + apart(share), y },
      ]
      await touch('touchStart', ...fingers(0))
      await go(fingers, 400)
      await touch('touchEnd')
    },

    press: (name: string): Promise<void> => tapAt(placeOf(places.buttons, name)),

    takePencil: (): Promise<void> => tapAt(places.pencils[Math.floor(dice() * places.pencils.length)] as Place),
  }
}

interface Places {
  buttons: Record<string, Place>
  pencils: Place[]
}

/**
 * Where the tools lie, looked up once: to look for one in a page is work of the page's own thread, and would be measured with
 * it. Pencils that can only be reached by scrolling are left in the tray.
 */
const placesOn = (page: Page): Promise<Places> =>
  page.evaluate(() => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    const isOnScreen = ({ x, y }: Place) => x > 0 && x < innerWidth && y > 0 && y < innerHeight
    const buttons = [...document.querySelectorAll('button[aria-label]')]
    const pencils = [...document.querySelectorAll('.tray-place')]
    return {
      buttons: Object.fromEntries(buttons.map((one) => [one.getAttribute('aria-label') ?? '', middle(one)])),
      pencils: pencils.map(middle).filter(isOnScreen),
    }
  })

function placeOf(buttons: Places['buttons'], name: string): Place {
  const place = buttons[name]
  if (!place) throw new Error(`There is no button “${name}” on the desk.`)
  return place
}

/** The screen, once everything on it works. */
export async function openScreen({ page }: Phone, id: string): Promise<Page> {
  await page.goto(`/pages/${id}/color`)
  await page.locator('[role=toolbar][aria-busy=false]').waitFor()
  return page
}

/** A little of everything somebody does; answers how many strokes and fills it was. */
export async function colorAWhile(hand: Hand): Promise<{ strokes: number; fills: number }> {
  await hand.takePencil()
  await hand.press('Brush')
  for (let stroke = 0; stroke < 4; stroke++) await hand.stroke()
  await hand.press('Fill')
  for (let fill = 0; fill < 4; fill++) await hand.tap()
  await hand.press('Undo')
  await hand.press('Redo')
  await hand.pinch(true)
  await hand.press('Eraser')
  await hand.stroke(300)
  await hand.pinch(false)
  return { strokes: 5, fills: 4 }
}
