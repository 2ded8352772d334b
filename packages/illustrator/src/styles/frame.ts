import { drawingNamed } from '../library/library.ts'
import { asDrawn, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, circle, shape, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { plainSprite, type Sprite } from '../sprite/sprite.ts'
import { ALOFT } from '../themes/scatter.ts'
import { THEMES } from '../themes/themes.ts'
import type { Brief, Detail } from './brief.ts'
import { fillWith } from './fill.ts'
import { put, putMiddle, scaleToFit } from './put.ts'
import { nothingTaken } from './taken.ts'

/** Tiles along one side of the frame, by detail. */
const TILES: Record<Detail, number> = { 1: 5, 2: 6, 3: 8 }

/** A frame of small drawings around the subjects. */
export function drawFrame({ actors, theme: name, detail }: Brief, random: Random): Placed[] {
  const theme = THEMES[name]
  const outer = PAGE - 2 * MARGIN
  const tiles = TILES[detail]
  const tile = outer / tiles
  const inner = outer - 2 * tile
  const edge = MARGIN + tile
  const small = random
    .shuffled([...new Set([...theme.small, ...theme.high])])
    .flatMap((one) => drawingNamed(one) ?? [])
    .map(plainSprite)
    .slice(0, 3)
  const ornaments = [...(small.length > 0 ? small : actors.slice(0, 1).map(({ plain }) => plain))]
  const cells = Array.from({ length: tiles * tiles }, (_, i) => ({
    column: i % tiles,
    row: Math.floor(i / tiles),
  })).filter(({ column, row }) => column === 0 || row === 0 || column === tiles - 1 || row === tiles - 1)
  const grid = cells.map(
    ({ column, row }) => `M${MARGIN + column * tile} ${MARGIN + row * tile}h${tile}v${tile}h${-tile}Z`,
  )
  const isCorner = ({ column, row }: { column: number; row: number }): boolean =>
    (column === 0 || column === tiles - 1) && (row === 0 || row === tiles - 1)
  const inTiles = cells.flatMap((cell) => {
    const middle = at(MARGIN + (cell.column + 0.5) * tile, MARGIN + (cell.row + 0.5) * tile)
    if (isCorner(cell)) return [asDrawn(shape(circle(middle, tile * 0.36)), ...rosette(middle.x, middle.y, tile * 0.3))]
    const ornament = ornaments[(cell.column + cell.row) % ornaments.length] as Sprite
    const scale = (tile * 0.72) / Math.max(widthOf(ornament.box), heightOf(ornament.box))
    return [putMiddle(ornament, { ...middle, scale })]
  })

  const taken = nothingTaken()
  const subjects = actors.slice(0, 3)
  const share = inner / subjects.length
  const floor = edge + inner * 0.86
  const players = subjects.map(({ sprite }, i) => {
    const scale = scaleToFit(sprite, share * 0.86, inner * 0.74)
    return {
      sprite,
      placed: put(sprite, {
        x: edge + share * (i + 0.5),
        foot: floor,
        scale,
        mirrored: i === 0 && subjects.length > 1,
      }),
    }
  })
  for (const { sprite, placed } of players) taken.takeSprite(sprite, placed)
  const hill = `M${edge} ${floor - 20}Q${PAGE / 2} ${floor - 70} ${PAGE - edge} ${floor - 20}`
  taken.take({ left: 0, top: 0, right: edge + 8, bottom: PAGE })
  taken.take({ left: PAGE - edge - 8, top: 0, right: PAGE, bottom: PAGE })
  const air = theme.air.filter((kind) => kind !== 'planets' && kind !== 'clouds')
  const fillers = Array.from({ length: detail * 4 }, () =>
    fillWith(ALOFT[air[0] ?? 'stars'], edge + 12, floor - 110, taken, random),
  ).flat()
  return [
    asDrawn(strokes(`M${edge} ${edge}h${inner}v${inner}h${-inner}Z`, hill)),
    ...fillers,
    ...players.map(({ placed }) => placed),
    asDrawn(strokes(...grid)),
    ...inTiles,
  ]
}

function rosette(x: number, y: number, radius: number) {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3
    return shape(circle(at(x + Math.cos(angle) * radius * 0.55, y + Math.sin(angle) * radius * 0.55), radius * 0.38))
  })
  return [...petals, shape(circle(at(x, y), radius * 0.36))]
}
