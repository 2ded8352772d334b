import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { randomFrom } from '../../../packages/lineart/src/testing/gap-pages.ts'
import { inkOfContent, PAGE_SIZE } from './raster.ts'

type Between = (from: number, to: number) => number

/** Kinds of hand-made pages; between them what is hard to tell: slivers, corridors, tails, petals, tiny tiles. */
const KINDS: Record<string, (between: Between) => string> = {
  shapesInFront: (between) => strewn(between, '#fff'),
  outlinesOnly: (between) => strewn(between, 'none'),
  tiles,
  mandala,
  maze,
  fishes,
  bottles,
}

export const SHAPE_KINDS = Object.keys(KINDS)

/** A page of one kind, drawn with one pen of 2 to 12 px. */
export function shapePage(kind: string, seed: number): Promise<Ink> {
  const random = randomFrom(seed)
  const between: Between = (from, to) => from + random() * (to - from)
  const pen = between(2, 12)
  const draw = KINDS[kind] as (between: Between) => string
  return inkOfContent(`<g fill="#fff" stroke="#000" stroke-width="${pen}" stroke-linejoin="round">${draw(between)}</g>`)
}

const somewhere = (between: Between): string => `translate(${between(60, 960)} ${between(60, 960)})`
const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

/** Boxes, ellipses and flowers, one over the other. */
function strewn(between: Between, fill: string): string {
  return times(Math.floor(between(15, 40)), () => {
    const [rx, ry] = [between(20, 160), between(20, 160)]
    const kind = between(0, 3)
    const place = `fill="${fill}" transform="${somewhere(between)} rotate(${between(0, 180)})"`
    if (kind < 1) return `<rect x="${-rx}" y="${-ry}" width="${2 * rx}" height="${2 * ry}" ${place}/>`
    if (kind < 2) return `<ellipse rx="${rx}" ry="${ry}" ${place}/>`
    return `<path d="${flower(rx, between(0.1, 0.35), Math.floor(between(3, 9)))}" ${place}/>`
  })
}

function flower(radius: number, depth: number, petals: number): string {
  const points = Array.from({ length: 180 }, (_, i) => {
    const angle = (i / 90) * Math.PI
    const r = radius * (1 + depth * Math.sin(petals * angle))
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** A wall of crooked tiles, some of them small. */
function tiles(between: Between): string {
  const across = Math.floor(between(6, 22))
  const cell = PAGE_SIZE / across
  const corners = Array.from({ length: (across + 1) ** 2 }, (_, i) => ({
    x: ((i % (across + 1)) + between(-0.3, 0.3)) * cell,
    y: (Math.floor(i / (across + 1)) + between(-0.3, 0.3)) * cell,
  }))
  return times(across * across, (i) => {
    const at = Math.floor(i / across) * (across + 1) + (i % across)
    const points = [at, at + 1, at + across + 2, at + across + 1].map((k) => `${corners[k]?.x} ${corners[k]?.y}`)
    return `<path d="M${points.join('L')}Z"/>`
  })
}

/** Rings of petals around a centre. */
function mandala(between: Between): string {
  const rings = Math.floor(between(3, 7))
  return times(rings, (i) => {
    const ring = rings - i
    const radius = (ring * 470) / rings
    const petals = Math.floor(between(6, 20))
    const wide = (radius * Math.PI) / petals / between(1.1, 1.6)
    const petal = `<ellipse cx="${radius * 0.75}" rx="${radius * 0.24}" ry="${wide * 0.7}"/>`
    return times(petals, (k) => `<g transform="translate(512 512) rotate(${(k * 360) / petals})">${petal}</g>`).replace(
      /^/,
      `<circle cx="512" cy="512" r="${radius}"/>`,
    )
  })
}

/** Corridors of one width with walls that end freely: narrow everywhere, and never to be divided. */
function maze(between: Between): string {
  const corridor = between(14, 60)
  const rings = Math.floor(480 / corridor)
  return times(rings, (i) => {
    const half = (rings - i) * corridor
    const door = between(0, 4)
    const side = Math.floor(door)
    const at = -half + corridor + (door - side) * Math.max(0, 2 * half - 2 * corridor)
    const wall = `M${-half} ${-half}H${at}M${Math.min(half, at + corridor)} ${-half}H${half}V${half}H${-half}V${-half}`
    return `<path fill="none" d="${wall}" transform="translate(512 512) rotate(${side * 90})"/>`
  })
}

/** Bodies that taper into a narrow root before the tail fin; with an eye and stripes. */
function fishes(between: Between): string {
  return times(Math.floor(between(8, 18)), () => {
    const [length, height, root] = [between(60, 140), between(25, 70), between(5, 14)]
    const body = `M${-length} 0C${-length / 2} ${-height} ${length / 3} ${-height} ${length * 0.7} ${-root}L${length} ${-height / 2}Q${length * 0.9} 0 ${length} ${height / 2}L${length * 0.7} ${root}C${length / 3} ${height} ${-length / 2} ${height} ${-length} 0Z`
    const bend = between(-0.2, 0.2) * length
    const stripe = `<path fill="none" d="M0 ${-height * 0.8}Q${bend} 0 0 ${height * 0.8}"/>`
    const eye = `<circle cx="${-length * 0.55}" cy="${-height * 0.1}" r="${between(5, 9)}"/>`
    return `<g transform="${somewhere(between)} rotate(${between(-60, 60)})"><path d="${body}"/>${stripe}${eye}</g>`
  })
}

/** Round bellies with narrow necks, some open at the page's edge, some touching. */
function bottles(between: Between): string {
  return times(Math.floor(between(10, 24)), () => {
    const [r, neck, long] = [between(25, 80), between(5, 16), between(20, 60)]
    const y = -Math.sqrt(r * r - neck * neck)
    const belly = `M${-neck} ${y}A${r} ${r} 0 1 0 ${neck} ${y}`
    const head = `V${y - long}A${neck * 2} ${neck * 1.6} 0 1 0 ${-neck} ${y - long}Z`
    return `<path transform="${somewhere(between)} rotate(${between(0, 360)})" d="${belly}${head}"/>`
  })
}
