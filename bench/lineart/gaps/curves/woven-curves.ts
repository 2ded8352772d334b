import type { Chance } from './chance.ts'
import { closedPath, openPath, type Point } from './path.ts'

const path = (d: string): string => `<path d="${d}"/>`
const frame = path('M0 0H1024V1024H0Z')

/** Cells of a crooked net, every border a bow of its own; three or four borders meet where cells do. */
export function cells({ between }: Chance, amount: number): string {
  const across = 14 * Math.sqrt(amount)
  const size = 1024 / across
  const columns = Math.ceil(across)
  const isBrick = between(0, 1) < 0.5
  const corners = Array.from({ length: (columns + 2) ** 2 }, (_, i) => {
    const [column, row] = [i % (columns + 2), Math.floor(i / (columns + 2))]
    const shift = isBrick && row % 2 ? 0.5 : 0
    return { x: (column - shift + between(-0.3, 0.3)) * size, y: (row + between(-0.3, 0.3)) * size }
  })
  const bow = (from: Point, to: Point | undefined): string => {
    if (!to) return ''
    const bulge = between(-0.3, 0.3)
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return path(openPath([from, { x: from.x + dx / 2 - bulge * dy, y: from.y + dy / 2 + bulge * dx }, to]))
  }
  const lines = corners.map((corner, i) => {
    const [column, row] = [i % (columns + 2), Math.floor(i / (columns + 2))]
    const right = column <= columns ? corners[i + 1] : undefined
    const below = row <= columns ? corners[i + columns + 2] : undefined
    return bow(corner, right) + bow(corner, below)
  })
  return lines.join('') + frame
}

/** Wavy lines from edge to edge, most along and some across: slivers where they nearly touch. */
export function waves({ between }: Chance, amount: number): string {
  const wave = (isUpright: boolean): string => {
    const [from, to] = [between(-60, 1084), between(-60, 1084)]
    const [height, phase, swings] = [between(10, 70), between(0, 7), between(1, 5)]
    const points = Array.from({ length: 24 }, (_, i) => {
      const along = -40 + (1104 * i) / 23
      const across = from + ((to - from) * i) / 23 + height * Math.sin(phase + (swings * 2 * Math.PI * i) / 23)
      return isUpright ? { x: across, y: along } : { x: along, y: across }
    })
    return path(openPath(points))
  }
  const count = Math.round(22 * amount)
  return Array.from({ length: count }, (_, i) => wave(i % 3 === 0)).join('') + frame
}

/** Snail shells side by side, each a spiral with walls between some of its turns; the spiral ends freely in the middle. */
export function spirals({ between, whole }: Chance, amount: number): string {
  const across = whole(2, 4)
  const size = 1024 / across
  const shells = Array.from({ length: across * across }, (_, i) => {
    const middle = { x: ((i % across) + 0.5) * size, y: (Math.floor(i / across) + 0.5) * size }
    const rim = size * between(0.42, 0.49)
    const turns = between(2, Math.max(2.2, rim / 34))
    const [waves, depth, phase] = [whole(2, 7), between(0, 0.05), between(0, 7)]
    const at = (turn: number, r: number): Point => {
      const angle = 2 * Math.PI * turn + phase
      const wavy = r * (1 + depth * Math.sin(waves * angle))
      return { x: middle.x + wavy * Math.cos(angle), y: middle.y + wavy * Math.sin(angle) }
    }
    const radiusAt = (turn: number) => rim * (1 - turn / (turns + 0.4))
    const steps = Math.round(turns * 24)
    const spiral = Array.from({ length: steps + 1 }, (_, k) => at((k / steps) * turns, radiusAt((k / steps) * turns)))
    const edge = Array.from({ length: 24 }, (_, k) => at(k / 24, rim))
    const walls = Array.from({ length: Math.round((turns * (30 * amount)) / across) }, () => {
      const turn = between(0.02, turns - 1.02)
      const [from, to] = [radiusAt(turn), radiusAt(turn + 1)]
      const lean = between(-0.04, 0.04)
      return path(openPath([at(turn, from), at(turn + lean, (from + to) / 2), at(turn, to)]))
    })
    return path(closedPath(edge)) + path(openPath(spiral)) + walls.join('')
  })
  return shells.join('') + frame
}
