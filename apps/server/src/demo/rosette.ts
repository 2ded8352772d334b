import { PALETTE } from '@huebook/contract'
import type { Dice } from './dice.ts'

const SIZE = 1024
const CENTRE = SIZE / 2
const LINE = 8

interface Petals {
  count: number
  inner: number
  outer: number
  width: number
  turn: number
}

export interface Rosette {
  rings: Petals[]
  heart: number
}

/** A flower of rings of petals: as simple as a page can be, and every shape of it closed. */
export function growRosette(dice: Dice): Rosette {
  const count = dice.pick([6, 8, 10, 12])
  const ringCount = dice.between(2, 4)
  const step = (CENTRE - 130) / ringCount
  const rings = Array.from({ length: ringCount }, (_, ring) => ({
    count: ring === 0 ? count : count * dice.pick([1, 1, 2]),
    inner: 80 + ring * step,
    outer: 80 + (ring + 1) * step - 14,
    width: dice.between(60, 95) / 100,
    turn: ring % 2 === 0 ? 0 : 0.5,
  }))
  return { rings, heart: dice.between(46, 66) }
}

const polar = (radius: number, angle: number): string =>
  `${(CENTRE + radius * Math.sin(angle)).toFixed(1)} ${(CENTRE - radius * Math.cos(angle)).toFixed(1)}`

function petalPath({ count, inner, outer, width, turn }: Petals, index: number): string {
  const slice = (2 * Math.PI) / count
  const middle = (index + turn) * slice
  const half = (slice / 2) * width
  const belly = inner + (outer - inner) * 0.62
  return `M${polar(inner, middle)} Q${polar(belly, middle - half)} ${polar(outer, middle)} Q${polar(belly, middle + half)} ${polar(inner, middle)}Z`
}

/** The page as line art, or with `colors` as somebody has coloured it. */
export function drawRosette({ rings, heart }: Rosette, colors?: readonly string[]): string {
  const fill = (index: number): string => colors?.[index % colors.length] ?? 'white'
  const petals = rings
    .map((ring, depth) => Array.from({ length: ring.count }, (_, index) => ({ d: petalPath(ring, index), depth })))
    .reverse()
    .flat()
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">`,
    `<rect width="${SIZE}" height="${SIZE}" fill="white"/>`,
    `<g stroke="black" stroke-width="${LINE}" stroke-linejoin="round">`,
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${CENTRE - 40}" fill="${fill(0)}"/>`,
    ...petals.map(({ d, depth }) => `<path d="${d}" fill="${fill(depth + 1)}"/>`),
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${heart}" fill="${fill(rings.length + 1)}"/>`,
    '</g></svg>',
  ].join('')
}

const BRIGHT = PALETTE.slice(4)

/** Colours as they look on paper: half as strong as in the box. */
export const pickColors = (dice: Dice): string[] =>
  Array.from({ length: 6 }, () => {
    const channels = dice.pick(BRIGHT).match(/[0-9A-F]{2}/g) ?? []
    return `rgb(${channels.map((hex) => Math.round((Number.parseInt(hex, 16) + 255) / 2)).join(',')})`
  })
