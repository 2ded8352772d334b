import type { Art, Placed } from '../paper/art.ts'
import { at, circle, ellipse, shape, strokes } from '../paper/pen.ts'
import { flat } from '../scenery/ground.ts'
import { bolt, drop, moon, star } from '../scenery/sky.ts'
import { type Landscaper, LEFT, place, RIGHT, standing } from './landscape.ts'
import type { Weather } from './theme-name.ts'

/** Where walls end and floors begin (px). */
const FLOOR = 700
const skirting = strokes(`M${LEFT} ${FLOOR}H${RIGHT}M${LEFT} ${FLOOR - 24}H${RIGHT}`)

const WINDOW_BOX = { left: 650, top: 110, right: 940, bottom: 430 }
const pane = [
  shape('M680 150h230v250h-230Z', 'M795 150V400M680 275H910'),
  shape('M660 400h270v26h-270Z'),
  shape('M660 120h270v34h-270Z'),
]

/** What is seen through its four panes. */
const OUTSIDE: Record<Weather, readonly Art[]> = {
  night: [moon(at(737, 212), 44), star(at(852, 212), 24, 8), star(at(737, 338), 24, -10), star(at(852, 338), 20, 14)],
  rain: [
    at(715, 200),
    at(760, 225),
    at(830, 225),
    at(876, 200),
    at(720, 345),
    at(765, 320),
    at(830, 320),
    at(872, 348),
  ].map((point) => drop(point, 17)),
  storm: [
    bolt(at(737, 212), 52),
    drop(at(830, 225), 17),
    drop(at(876, 200), 17),
    drop(at(737, 338), 17),
    bolt(at(852, 338), 52),
  ],
}

/** The same room in that weather. */
export const withView =
  (landscaper: Landscaper, weather: Weather): Landscaper =>
  (random) => {
    const own = landscaper(random)
    return { ...own, back: [...own.back, ...place(...OUTSIDE[weather])] }
  }

const rug = shape(ellipse(at(512, 880), 400, 80), ellipse(at(512, 880), 350, 60))

export const room: Landscaper = () => {
  const picture = [shape('M130 190h190v150h-190Z', 'M150 210h150v110h-150Z'), shape(circle(at(225, 265), 30))]
  return standing({
    back: place(...pane, ...picture, skirting),
    front: place(rug),
    far: flat(FLOOR),
    near: [860, 920],
    busy: [WINDOW_BOX, { left: 120, top: 180, right: 330, bottom: 350 }],
    skyline: 640,
  })
}

/** How high worktops are, and how high a cupboard hangs (px). */
const WORKTOP = 500
const CUPBOARD = { top: 90, bottom: 300 }

/** A worktop with an oven between drawers and doors, a cupboard on the wall and a window. */
export const kitchen: Landscaper = () => {
  const front = WORKTOP + 34
  const drawers = [LEFT, 800].flatMap((x) => [
    shape(`M${x} ${front}h194v64h-194Z`),
    shape(`M${x} ${front + 64}h194v${FLOOR - front - 64}h-194Z`),
    shape(circle(at(x + 97, front + 32), 11)),
    shape(circle(at(x + 97, front + 100), 11)),
  ])
  const doors = [224, 608].flatMap((x) => [
    shape(`M${x} ${front}h192v${FLOOR - front}h-192Z`),
    shape(circle(at(x + (x < 512 ? 164 : 28), front + 60), 11)),
  ])
  const oven = [
    shape(`M416 ${front}h192v${FLOOR - front}h-192Z`),
    shape(`M440 ${front + 56}h144v84h-144Z`),
    ...[452, 512, 572].map((x) => shape(circle(at(x, front + 28), 12))),
  ]
  const { top, bottom } = CUPBOARD
  const cupboard = [
    shape(`M80 ${top}h320v${bottom - top}h-320Z`, `M240 ${top}V${bottom}`),
    shape(circle(at(214, bottom - 40), 11)),
    shape(circle(at(266, bottom - 40), 11)),
  ]
  const worktop = shape(`M${LEFT} ${WORKTOP}H${RIGHT}v34H${LEFT}Z`)
  return standing({
    back: place(...cupboard, ...pane, ...drawers, ...doors, ...oven, worktop),
    front: [],
    far: flat(WORKTOP + 4),
    near: [870, 930],
    ground: [0, 0],
    busy: [WINDOW_BOX, { left: 70, top: top - 10, right: 410, bottom: bottom + 10 }],
    skyline: 480,
  })
}

/** A washbasin under a mirror, and a row of tiles along the wall. */
export const bathroom: Landscaper = () => {
  const tiles = Array.from({ length: 8 }, (_, i) => LEFT + i * 120.5)
  const wall: Placed[] = place(...tiles.map((x) => shape(`M${x} 560h120.5v${FLOOR - 560}h-120.5Z`)))
  const basin: Art[] = [
    shape('M186 520h78l14 180h-106Z'),
    shape('M110 440H340Q330 540 225 540Q120 540 110 440Z'),
    shape('M96 416h258v28h-258Z'),
    shape('M212 416v-40q0 -30 30 -30h26v22h-22q-12 0 -12 12v36Z'),
  ]
  const mirror = [shape(ellipse(at(225, 210), 96, 116)), shape(ellipse(at(225, 210), 76, 94))]
  return standing({
    back: [...wall, ...place(...pane, ...mirror, ...basin)],
    front: place(rug),
    far: flat(FLOOR),
    near: [860, 920],
    busy: [WINDOW_BOX, { left: 90, top: 84, right: 360, bottom: FLOOR }],
    skyline: 540,
  })
}
