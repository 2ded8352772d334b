import type { Detail } from '../asked/look.ts'
import { asDrawn, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { at, away, circle, type Point, scallops, shape, strokes, xy } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { ALOFT } from '../themes/scatter.ts'
import { THEMES } from '../themes/themes.ts'
import type { Brief } from './brief.ts'
import { cellsOf, mayDecorate } from './counted.ts'
import { belowLetters } from './letters.ts'
import { putMiddle, scaleToFit } from './put.ts'
import { border } from './scene.ts'

const MIDDLE: Point = at(PAGE / 2, PAGE / 2)

/** How far from the middle the medal reaches (px), by detail: where the corners are ornamented, it leaves room for a border. */
const REACH: Record<Detail, number> = { 1: 474, 2: 474, 3: 448 }

/** Rays behind the subject, by detail. */
const RAYS: Record<Detail, number> = { 1: 12, 2: 16, 3: 24 }

/** Where up to three subjects are, and how large (px): alone, two side by side, three in a triangle. */
const PLACES: readonly (readonly { x: number; y: number; width: number; height: number }[])[] = [
  [],
  [{ ...MIDDLE, width: 660, height: 640 }],
  [
    { x: 322, y: 512, width: 370, height: 520 },
    { x: 702, y: 512, width: 370, height: 520 },
  ],
  [
    { x: 512, y: 330, width: 380, height: 320 },
    { x: 320, y: 648, width: 350, height: 320 },
    { x: 704, y: 648, width: 350, height: 320 },
  ],
]

/** Where there are more, because somebody counts them, and the paper between two of them (px). */
const WITHIN = { ...MIDDLE, width: 640, height: 620 }
const GAP = 20
const withGap = ({ x, y, width, height }: (typeof ABOVE_EACH_OTHER)[number]) => ({
  x,
  y,
  width: width - GAP,
  height: height - GAP,
})

/** Two long ones lie above each other. */
const ABOVE_EACH_OTHER = [
  { x: 512, y: 350, width: 600, height: 290 },
  { x: 512, y: 674, width: 600, height: 290 },
]

/** What may fill the corners; birds and clouds are too thin or too large for them. */
const IN_CORNERS = ['stars', 'bubbles', 'snow', 'drops'] as const

/** One to three subjects, as large as the page allows, in front of a medal with rays. */
export function drawCloseUp(brief: Brief, random: Random): Placed[] {
  if (brief.lettering) return belowLetters(brief, (rest) => drawCloseUp(rest, random))
  const { actors: subjects, theme, detail } = brief
  const isLong = subjects.every(({ plain }) => widthOf(plain.box) > 1.3 * heightOf(plain.box))
  const many = PLACES[subjects.length] ?? cellsOf(subjects.length, WITHIN).map(withGap)
  const places = isLong && subjects.length === 2 ? ABOVE_EACH_OTHER : many
  const players = places.flatMap(({ x, y, width, height }, i) => {
    const plain = subjects[i]?.plain
    return plain ? [putMiddle(plain, { x, y, scale: scaleToFit(plain, width, height), mirrored: x < MIDDLE.x })] : []
  })
  // The bows of the rim reach out by half their chord: together they end where the page does.
  const radius = REACH[detail] / (1 + Math.sin(Math.PI / RAYS[detail]))
  const spokes = Array.from({ length: RAYS[detail] }, (_, i) => (i * 360) / RAYS[detail])
  const rim = spokes.map((turn) => away(MIDDLE, turn, radius))
  const hub = detail === 1 ? 110 : 90
  const kinds = IN_CORNERS.filter(mayDecorate(brief))
  const kind = kinds.find((one) => THEMES[theme].air.includes(one)) ?? kinds[0] ?? 'stars'
  const [w, h] = ALOFT[kind].size
  const corners = [at(92, 92), at(PAGE - 92, 92), at(92, PAGE - 92), at(PAGE - 92, PAGE - 92)].map(({ x, y }) =>
    ALOFT[kind].draw({ left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 }, random),
  )
  return [
    ...corners,
    asDrawn(shape(scallops(rim, 1.02, true)), shape(circle(MIDDLE, radius))),
    asDrawn(
      strokes(...spokes.map((turn) => `M${xy(away(MIDDLE, turn, hub))}L${xy(away(MIDDLE, turn, radius))}`)),
      shape(circle(MIDDLE, hub)),
    ),
    ...players,
    ...(detail === 3 ? [border()] : []),
  ]
}
