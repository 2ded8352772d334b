import { at, circle, ellipse, polygon, smooth } from '../paper/pen.ts'
import { CELL, type Drawing, GRID } from './drawing.ts'

/** Rows of a silhouette, from what is covered. */
const rowsWhere = (isCovered: (x: number, y: number) => boolean): string[] =>
  Array.from({ length: GRID }, (_, row) => {
    const cells = Array.from({ length: GRID }, (_, column) =>
      isCovered((column + 0.5) * CELL, (row + 0.5) * CELL) ? 2 ** column : 0,
    )
    return cells.reduce((sum, cell) => sum + cell, 0).toString(36)
  })

const isInEllipse = (x: number, y: number, middleX: number, middleY: number, rx: number, ry: number): boolean =>
  ((x - middleX) / rx) ** 2 + ((y - middleY) / ry) ** 2 <= 1

/** What lies in front of somebody who is inside, by the drawing's name. */
export const FRONTS: Readonly<Record<string, string>> = {
  'hot air balloon': `${polygon([at(23, 56), at(49, 56), at(46, 71), at(26, 71)])}${polygon([at(21, 53), at(51, 53), at(51, 57.5), at(21, 57.5)])}`,
  cage: polygon([at(8, 59), at(64, 59), at(60, 70), at(12, 70)]),
}

function hotAirBalloon(): Drawing {
  const envelope = smooth(
    [
      at(36, 1),
      at(52, 5),
      at(61, 19),
      at(57, 32),
      at(46, 45),
      at(36, 46),
      at(26, 45),
      at(15, 32),
      at(11, 19),
      at(20, 5),
    ],
    true,
  )
  const gores = [-11, -4, 4, 11].map((bulge) =>
    smooth([at(36, 1), at(36 + bulge * 1.1, 20), at(36 + bulge * 0.8, 36), at(36 + bulge * 0.62, 45.4)]),
  )
  const front = FRONTS['hot air balloon'] ?? ''
  return {
    id: 'HUEBOOK-1',
    name: 'hot air balloon',
    tags: [],
    kind: 'travel-places/transport-air',
    body: envelope + front,
    lines: `${envelope}${gores.join('')}M27 45L24 53M45 45L48 53${front}M25 64H47`,
    marks: '',
    dots: '',
    box: [11, 1, 61, 71],
    rows: rowsWhere((x, y) => isInEllipse(x, y, 36, 23, 25, 23) || (x > 21 && x < 51 && y > 44 && y < 71)),
  }
}

/** Middle and reach of the cage's dome. */
const DOME = { x: 36, y: 36, rx: 24, ry: 23 }

function cage(): Drawing {
  const { x, y, rx, ry } = DOME
  const dome = `M${x - rx} 59V${y}C${x - rx} ${y - ry * 1.33} ${x + rx} ${y - ry * 1.33} ${x + rx} ${y}V59Z`
  /** Height of the dome above a bar: of the curve above, as good as an ellipse. */
  const above = (bar: number): number => y - ry * Math.sqrt(1 - ((bar - x) / rx) ** 2) ** 1.04
  const bars = [-0.66, -0.33, 0, 0.33, 0.66].map((share) => `M${x + share * rx} ${above(x + share * rx)}V59`)
  const ring = ellipse(at(x, 8.5), 4, 4)
  const front = FRONTS['cage'] ?? ''
  return {
    id: 'HUEBOOK-2',
    name: 'cage',
    tags: [],
    kind: 'objects/household',
    body: dome + circle(at(x, 8.5), 4) + front,
    lines: `${dome}${bars.join('')}${ring}${front}`,
    marks: '',
    dots: '',
    box: [8, 4, 64, 70],
    rows: rowsWhere((px, py) => isInEllipse(px, py, x, y, rx, ry + 8) || (px > 9 && px < 63 && py > y && py < 70)),
  }
}

/** What OpenMoji has no drawing of and people often ask for. */
export const OWN_DRAWINGS: readonly Drawing[] = [hotAirBalloon(), cage()]
