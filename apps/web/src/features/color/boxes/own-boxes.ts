import type { HexColor } from '@huebook/coloring'
import { isColor, isSameColor } from '#ui/color/hex-color.ts'
import type { Box } from './boxes.ts'

/** Colours that somebody has put together. */
export interface OwnBox {
  readonly id: string
  readonly name: string
  readonly colors: readonly HexColor[]
}

/** More would not be found again. */
export const MOST_BOXES = 12
/** More could not be told apart in the tray. */
export const MOST_COLORS = 24
/** As long as fits on the lid. */
export const LONGEST_NAME = 24

const KEY = 'boxes'
/** The first own box, until somebody calls it otherwise. */
const FIRST_NAME = 'My colours'

const nextOf = (taken: readonly string[], nameOf: (count: number) => string): string => {
  for (let count = 1; ; count++) if (!taken.includes(nameOf(count))) return nameOf(count)
}

/** Each colour once, as many as a box holds. */
const unlike = (colors: readonly HexColor[]): readonly HexColor[] =>
  colors.filter((color, at) => colors.findIndex((one) => isSameColor(one, color)) === at).slice(0, MOST_COLORS)

/** With one more box, which is the last; the same where there is no room for it or nothing to put in. */
export function withBox(boxes: readonly OwnBox[], colors: readonly HexColor[], name = FIRST_NAME): readonly OwnBox[] {
  if (boxes.length >= MOST_BOXES || colors.length === 0) return boxes
  const ids = boxes.map(({ id }) => id)
  const names = boxes.map((box) => box.name)
  const box = {
    id: nextOf(ids, (count) => `own-${count}`),
    name: nextOf(names, (count) => (count === 1 ? name : `${name} ${count}`)),
    colors: unlike(colors),
  }
  return [...boxes, box]
}

const changed = (boxes: readonly OwnBox[], id: string, change: (box: OwnBox) => OwnBox): readonly OwnBox[] =>
  boxes.map((box) => (box.id === id ? change(box) : box))

export const withColorIn = (boxes: readonly OwnBox[], id: string, color: HexColor): readonly OwnBox[] =>
  changed(boxes, id, (box) => ({ ...box, colors: unlike([...box.colors, color]) }))

/** Whether a colour is in the box once it has been put there. */
export const hasRoomFor = ({ colors }: OwnBox, color: HexColor): boolean =>
  colors.length < MOST_COLORS || colors.some((one) => isSameColor(one, color))

/** The last colour stays: a box without any would be an empty tray. */
export const withoutColorIn = (boxes: readonly OwnBox[], id: string, color: HexColor): readonly OwnBox[] =>
  changed(boxes, id, (box) => {
    const colors = box.colors.filter((one) => !isSameColor(one, color))
    return colors.length > 0 ? { ...box, colors } : box
  })

/** A box that is called nothing keeps its name. */
export const withName = (boxes: readonly OwnBox[], id: string, name: string): readonly OwnBox[] =>
  changed(boxes, id, (box) => ({ ...box, name: name.trim().slice(0, LONGEST_NAME) || box.name }))

export const withoutBox = (boxes: readonly OwnBox[], id: string): readonly OwnBox[] =>
  boxes.filter((box) => box.id !== id)

/** As it lies in the tray: without stamps, for these have no names. */
export const boxOf = ({ id, name, colors }: OwnBox): Box => ({
  id,
  name,
  pencils: colors.map((color) => ({ color, name: color.toUpperCase(), mark: '' })),
})

export function readOwnBoxes(open: () => Pick<Storage, 'getItem'>): readonly OwnBox[] {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOwnBox).slice(0, MOST_BOXES) : []
  } catch {
    return []
  }
}

/** Whether this device has kept them. */
export function keepOwnBoxes(open: () => Pick<Storage, 'setItem'>, boxes: readonly OwnBox[]): boolean {
  try {
    open().setItem(KEY, JSON.stringify(boxes))
    return true
  } catch {
    return false
  }
}

function isOwnBox(kept: unknown): kept is OwnBox {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, name, colors } = kept as Record<keyof OwnBox, unknown>
  const isNamed = typeof id === 'string' && id.startsWith('own-') && typeof name === 'string' && name !== ''
  return isNamed && Array.isArray(colors) && colors.length > 0 && colors.every(isColor)
}
