import { labelInk } from '../../regions/label-paper.ts'
import { hysteresis } from '../edges/hysteresis.ts'
import { blurred, type Plane } from '../planes/plane.ts'
import { CLOSE_UP, MARGIN, SIDE } from './close-up.ts'
import { FEATURES, isIn, type Oval } from './face-shape.ts'

/** Features are what is darker than the skin around it: this near (pens), but within these bounds (px of a close-up). */
const AROUND = 2.4
const NEAREST = 7
const FARTHEST = 9

/** Finer than this (pens; px of a close-up) is grain, and not drawn. */
const GRAIN = 0.35
const FINEST = 1.2

/** Contrast (of the logarithm of light) below which no shadow is a feature. */
const FAINT = 0.02

/** Features go on where they are this share as dark as they must be somewhere. */
export const FAINTER = 0.7

/** Smaller ones are pores (px of a close-up), */
const PORE = 14

/** and those that lie outside with more than this share are hair. */
const OUTSIDE = 0.4

const pixelsIn = (oval: Oval): number[] =>
  Array.from({ length: CLOSE_UP ** 2 }, (_, i) => i).filter((i) =>
    isIn(oval, { x: MARGIN, y: MARGIN, size: SIDE }, (i % CLOSE_UP) + 0.5, Math.floor(i / CLOSE_UP) + 0.5),
  )

const findPlaces = () =>
  FEATURES.map((feature) => ({ inside: pixelsIn(feature), core: pixelsIn(feature.core), dark: feature.dark }))

/** Every close-up has its features at the same pixels: they are found for the first, as many pages have none. */
let places: ReturnType<typeof findPlaces> | undefined

/** How dark a close-up is beside its surroundings: -1 and less is clearly a feature; and which pixels belong to one. */
export function featuresIn(light: Plane, pen: number): { contrast: Plane; isDrawn: Uint8Array } {
  const near = blurred(light, Math.max(FINEST, GRAIN * pen))
  const far = blurred(light, Math.min(FARTHEST, Math.max(NEAREST, AROUND * pen)))
  const difference = near.data.map((value, i) => value - (far.data[i] as number))
  places ??= findPlaces()
  const features = places.map(({ inside, core, dark }) => {
    const darkest = Float32Array.from(inside, (i) => difference[i] as number).sort()
    const clear = Math.max(FAINT, -(darkest[Math.floor(dark * darkest.length)] as number))
    return { inside, core, clear }
  })
  const elsewhere = features.reduce((sum, { clear }) => sum + clear, 0) / features.length
  const contrast = { ...light, data: difference.map((value) => value / elsewhere) }
  for (const { inside, clear } of features) for (const i of inside) contrast.data[i] = (difference[i] as number) / clear
  return { contrast, isDrawn: drawn(contrast, features) }
}

/** The dark spots that are a feature's own, and of those that reach out of it what lies in its core. */
function drawn(contrast: Plane, features: readonly { inside: number[]; core: number[] }[]): Uint8Array {
  const { labels, count } = labelInk(hysteresis(contrast, FAINTER, 1))
  const whole = new Int32Array(count + 1)
  const own = new Int32Array(count + 1)
  for (const label of labels) whole[label] = (whole[label] as number) + 1
  for (const { inside } of features)
    for (const i of inside) own[labels[i] as number] = (own[labels[i] as number] as number) + 1
  const isDrawn = new Uint8Array(labels.length)
  const mark = (pixels: readonly number[], share: number) => {
    for (const i of pixels) {
      const label = labels[i] as number
      const size = whole[label] as number
      if (label > 0 && size >= PORE && (own[label] as number) > share * size) isDrawn[i] = 1
    }
  }
  for (const { inside, core } of features) {
    mark(inside, 1 - OUTSIDE)
    mark(core, 0)
  }
  return isDrawn
}
