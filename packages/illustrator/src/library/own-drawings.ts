import type { Art } from '../paper/art.ts'
import { at, circle, polygon, shape, smooth } from '../paper/pen.ts'
import { CELL, type Drawing, GRID } from './drawing.ts'
import { ANIMALS } from './own/animals.ts'
import { ARCHITECTURE } from './own/architecture.ts'
import { AT_HOME } from './own/at-home.ts'
import { BEASTS } from './own/beasts.ts'
import { BIRDS } from './own/birds.ts'
import { BUILDINGS } from './own/buildings.ts'
import { COSTUME_DRAWINGS } from './own/costumes.ts'
import { DINOSAURS } from './own/dinosaurs.ts'
import { FEASTS } from './own/feasts.ts'
import { FIGURES } from './own/figures.ts'
import { FLOWERS } from './own/flowers.ts'
import { GARDEN_PLANTS } from './own/garden-plants.ts'
import { INDOORS } from './own/indoors.ts'
import { INSECTS } from './own/insects.ts'
import { LAMPS } from './own/lamps.ts'
import { LANDMARKS } from './own/landmarks.ts'
import { SIGNS } from './own/letters.ts'
import { OLD_BEASTS } from './own/old-beasts.ts'
import { OLD_THINGS } from './own/old-things.ts'
import { OPEN_AIR_DRAWINGS } from './own/open-air.ts'
import { OUTDOORS } from './own/outdoors.ts'
import { PARTY } from './own/party.ts'
import { PEOPLE } from './own/people.ts'
import { REDRAWN } from './own/redrawn.ts'
import { SEA } from './own/sea.ts'
import { SHAPES } from './own/shapes.ts'
import { OPEN_SHIPS, SHIPS } from './own/ships.ts'
import { SPORTS_PEOPLE } from './own/sports-people.ts'
import { THINGS } from './own/things.ts'
import { TOWN } from './own/town.ts'
import { TRAFFIC } from './own/traffic.ts'
import { TREATS } from './own/treats.ts'
import { VEHICLES } from './own/vehicles.ts'
import { WILD_ANIMALS } from './own/wild-animals.ts'
import { WORKERS } from './own/workers.ts'

/** A drawing in which somebody can be: what lies behind them, and what before. */
export interface Inside {
  readonly back: Art
  readonly front: Art
}

const ENVELOPE = smooth(
  [at(36, 1), at(52, 5), at(61, 19), at(57, 32), at(46, 45), at(36, 46), at(26, 45), at(15, 32), at(11, 19), at(20, 5)],
  true,
)
const GORES = [-11, -4, 4, 11].map((bulge) =>
  smooth([at(36, 1), at(36 + bulge * 1.1, 20), at(36 + bulge * 0.8, 36), at(36 + bulge * 0.62, 45.4)]),
)
const BASKET = polygon([at(23, 57.5), at(49, 57.5), at(46, 71), at(26, 71)])
const RIM = polygon([at(21, 53), at(51, 53), at(51, 57.5), at(21, 57.5)])

/** Middle and reach of the cage's dome. */
const DOME = { x: 36, y: 36, rx: 24, ry: 23 }
const { x, y, rx, ry } = DOME
const WALL = `M${x - rx} 59V${y}C${x - rx} ${y - ry * 1.33} ${x + rx} ${y - ry * 1.33} ${x + rx} ${y}V59Z`
const BARS = [-0.66, -0.33, 0, 0.33, 0.66].map((share) => {
  const top = y - ry * Math.sqrt(1 - share ** 2) ** 1.04
  return `M${x + share * rx} ${top}V59`
})
const RING = circle(at(x, 8.5), 4)

/** By the drawing's name. */
export const INSIDES: Readonly<Record<string, Inside>> = {
  ...OPEN_SHIPS,
  'hot air balloon': {
    back: shape(ENVELOPE, `${GORES.join('')}M27 45L24 53M45 45L48 53`),
    front: shape(BASKET + RIM, 'M25 64H47'),
  },
  cage: {
    back: { body: WALL + RING, lines: WALL + BARS.join('') + RING },
    front: shape(polygon([at(8, 59), at(64, 59), at(60, 70), at(12, 70)])),
  },
}

const isInEllipse = (
  px: number,
  py: number,
  middleX: number,
  middleY: number,
  reachX: number,
  reachY: number,
): boolean => ((px - middleX) / reachX) ** 2 + ((py - middleY) / reachY) ** 2 <= 1

/** A drawing of back and front together; its silhouette is what is covered. */
function drawing(
  number: number,
  name: string,
  kind: string,
  box: Drawing['box'],
  isCovered: (x: number, y: number) => boolean,
): Drawing {
  const { back, front } = INSIDES[name] as Inside
  const rows = Array.from({ length: GRID }, (_, row) => {
    const bits = Array.from({ length: GRID }, (_, column) =>
      isCovered((column + 0.5) * CELL, (row + 0.5) * CELL) ? 2 ** column : 0,
    )
    return bits.reduce((sum, bit) => sum + bit, 0).toString(36)
  })
  return {
    id: `HUEBOOK-${number}`,
    name,
    tags: [],
    kind,
    body: back.body + front.body,
    lines: back.lines + front.lines,
    marks: '',
    dots: '',
    box,
    rows,
  }
}

/** What OpenMoji has no drawing of and people often ask for, and what it draws in pieces. */
export const OWN_DRAWINGS: readonly Drawing[] = [
  drawing(
    1,
    'hot air balloon',
    'travel-places/transport-air',
    [11, 1, 61, 71],
    (px, py) => isInEllipse(px, py, 36, 23, 25, 23) || (px > 21 && px < 51 && py > 44 && py < 71),
  ),
  drawing(
    2,
    'cage',
    'objects/household',
    [8, 4, 64, 70],
    (px, py) => isInEllipse(px, py, x, y, rx, ry + 8) || (px > 9 && px < 63 && py > y && py < 70),
  ),
  ...ANIMALS,
  ...ARCHITECTURE,
  ...AT_HOME,
  ...BEASTS,
  ...BIRDS,
  ...BUILDINGS,
  ...DINOSAURS,
  ...FEASTS,
  ...FIGURES,
  ...FLOWERS,
  ...GARDEN_PLANTS,
  ...INDOORS,
  ...INSECTS,
  ...LAMPS,
  ...LANDMARKS,
  ...SIGNS,
  ...OLD_BEASTS,
  ...OLD_THINGS,
  ...OPEN_AIR_DRAWINGS,
  ...OUTDOORS,
  ...PARTY,
  ...PEOPLE,
  ...COSTUME_DRAWINGS,
  ...REDRAWN,
  ...SEA,
  ...SHAPES,
  ...SHIPS,
  ...SPORTS_PEOPLE,
  ...THINGS,
  ...TOWN,
  ...TRAFFIC,
  ...TREATS,
  ...VEHICLES,
  ...WILD_ANIMALS,
  ...WORKERS,
]
