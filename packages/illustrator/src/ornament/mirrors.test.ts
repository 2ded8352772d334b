import { expect, test } from 'vitest'
import { asDrawn, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { shape } from '../paper/pen.ts'
import { LINE_WIDTH } from '../styles/brief.ts'
import { around } from './around-marks.ts'
import { finished } from './finished.ts'
import { sheetOf } from './sheet.ts'

const SHIELD =
  'M256 300C340 330 420 330 512 280C604 330 684 330 768 300C780 560 700 720 512 820C324 720 244 560 256 300Z'
const WING = 'M480 512C400 260 200 200 120 300C60 420 200 640 460 620Z'
const OTHER_WING = 'M544 512C624 260 824 200 904 300C964 420 824 640 564 620Z'
const SKY = 'M40 40H984V984H40Z'
const AWAY = 'M600 500H900V900H600Z'

/** Which share of the ornament's lines has no line where its mirror image would be. */
function oddShare(key: string, ...paths: readonly string[]): number {
  const page = paths.map((path): Placed => asDrawn(shape(path)))
  const ornament = finished(page, 3, key).at(-1) as Placed
  expect(ornament.lineWidth).toBe(3)
  const { ink } = sheetOf([ornament], LINE_WIDTH[3])
  const near = around(ink, 6)
  let [drawn, odd] = [0, 0]
  for (let pixel = 0; pixel < ink.length; pixel++) {
    if (!ink[pixel]) continue
    drawn++
    if (!near[pixel + 2 * (PAGE / 2 - (pixel % PAGE))]) odd++
  }
  return odd / drawn
}

const KEYS = ['one', 'two', 'three', 'four', 'five', 'six']

test.each(KEYS)('what has two halves is ornamented alike on both (%s)', (key) => {
  expect(oddShare(key, SHIELD)).toBeLessThan(0.06)
})

test.each(KEYS)('a pair of wings has one ornament and its mirror image (%s)', (key) => {
  expect(oddShare(key, WING, OTHER_WING)).toBeLessThan(0.06)
})

test.each(KEYS.slice(0, 3))(
  'a ground is ornamented alike on both sides, so far as somebody before it leaves it free (%s)',
  (key) => {
    const page: Placed[] = [asDrawn(shape(SKY)), { ...asDrawn(shape(AWAY)), shows: { name: 'somebody' } }]
    const { ink } = sheetOf([finished(page, 3, key).at(-1) as Placed], LINE_WIDTH[3])
    const near = around(ink, 6)
    let [drawn, odd] = [0, 0]
    // Above, where there is nobody.
    for (let pixel = 80 * PAGE; pixel < 420 * PAGE; pixel++) {
      if (!ink[pixel]) continue
      drawn++
      if (!near[pixel + 2 * (PAGE / 2 - (pixel % PAGE))]) odd++
    }
    expect(drawn).toBeGreaterThan(1000)
    expect(odd / drawn).toBeLessThan(0.12)
  },
)
