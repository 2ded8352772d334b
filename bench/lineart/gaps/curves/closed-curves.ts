import type { Chance } from './chance.ts'
import { closedPath, openPath, type Point } from './path.ts'

const path = (d: string, isInFront = false): string => `<path${isInFront ? ' fill="#fff"' : ''} d="${d}"/>`
const times = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('')

/** A round shape with bulges and dents. */
function blob({ between, whole }: Chance, middle: Point, radius: number): string {
  const points = whole(6, 14)
  const wildness = between(0.05, 0.4)
  const turn = between(0, 2 * Math.PI)
  const flatness = between(0.5, 1)
  return closedPath(
    Array.from({ length: points }, (_, i) => {
      const angle = ((i + between(-0.25, 0.25)) / points) * 2 * Math.PI
      const r = radius * (1 + between(-wildness, wildness))
      const [along, across] = [r * Math.cos(angle), r * flatness * Math.sin(angle)]
      return {
        x: middle.x + along * Math.cos(turn) - across * Math.sin(turn),
        y: middle.y + along * Math.sin(turn) + across * Math.cos(turn),
      }
    }),
  )
}

/** Blobs whose lines all show, one across the other. */
export const blobs = (chance: Chance, amount: number): string =>
  times(Math.round(45 * amount), () => path(blob(chance, chance.somewhere(), chance.between(30, 140))))

/** Blobs like pebbles, each hiding what lies behind it. */
export const pebbles = (chance: Chance, amount: number): string =>
  times(Math.round(380 * amount), () => path(blob(chance, chance.somewhere(), chance.between(25, 90)), true))

/** A few long lines that cross themselves and each other wherever they like, as scribbled without lifting the pen. */
export const loops = (chance: Chance, amount: number): string =>
  times(chance.whole(1, 3), () => {
    let at = chance.somewhere()
    let direction = chance.between(0, 2 * Math.PI)
    let bend = 0
    const way = Array.from({ length: Math.round(130 * amount) }, () => {
      bend = 0.7 * bend + chance.between(-0.35, 0.35)
      // Beyond the edge it turns around, or it would never come back.
      const isOutside = Math.abs(at.x - 512) > 480 || Math.abs(at.y - 512) > 480
      direction = isOutside ? Math.atan2(512 - at.y, 512 - at.x) + chance.between(-0.8, 0.8) : direction + bend
      at = { x: at.x + 55 * Math.cos(direction), y: at.y + 55 * Math.sin(direction) }
      return at
    })
    return path(closedPath(way))
  })

/** Long narrow bands that lie across each other: corridors everywhere, some no wider than a gap may be. */
export const ribbons = (chance: Chance, amount: number): string =>
  times(Math.round(40 * amount), () => {
    const width = chance.between(10, 34)
    const from = chance.somewhere()
    const turn = chance.between(0, 2 * Math.PI)
    let direction = turn
    let at = from
    const spine = Array.from({ length: chance.whole(4, 9) }, () => {
      const here = { ...at, direction }
      direction += chance.between(-0.5, 0.5)
      at = { x: at.x + 70 * Math.cos(direction), y: at.y + 70 * Math.sin(direction) }
      return here
    })
    const edge = (side: number) =>
      spine.map(({ x, y, direction: d }) => ({ x: x - side * Math.sin(d), y: y + side * Math.cos(d) }))
    return path(closedPath([...edge(width / 2), ...edge(-width / 2).reverse()]))
  })

/** Leaves with a rib from end to end, one over the other: slender, and pointed at both ends. */
export const leaves = (chance: Chance, amount: number): string =>
  times(Math.round(150 * amount), () => {
    const { between } = chance
    const [length, wide, bow] = [between(40, 130), between(0.15, 0.4), between(-0.2, 0.2)]
    const middle = chance.somewhere()
    const turn = between(0, 2 * Math.PI)
    const at = (along: number, across: number): Point => ({
      x: middle.x + length * (along * Math.cos(turn) - across * Math.sin(turn)),
      y: middle.y + length * (along * Math.sin(turn) + across * Math.cos(turn)),
    })
    const side = (across: number) => [at(-1, 0), at(-0.4, across + bow), at(0.4, across + bow), at(1, 0)]
    const outline = `${openPath(side(wide))}${openPath(side(-wide).reverse()).replace(/^M[^C]*/, '')}Z`
    return path(outline, true) + path(openPath([at(-1, 0), at(0, bow), at(1, 0)]))
  })
