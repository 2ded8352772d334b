import { heightOf } from '../paper/art.ts'
import { at, strokes } from '../paper/pen.ts'
import { itself } from './beside.ts'
import type { Actor } from './brief.ts'
import type { Part } from './ensemble.ts'
import { putMiddle, scaleToFit } from './put.ts'

/** Whether they are flowers in something with a narrow mouth. */
export const isBunch = (riders: readonly Actor[], { sprite: { name } }: Actor): boolean =>
  /^(?:vase|jar)$/.test(name) && riders.length > 0 && riders.every(({ kind }) => /plant-flower/.test(kind))

/** Up to so many are in one row, and beyond every other one is taller. */
const ROW = 3

/** How far the outermost lean (degrees), how large a flower is, and how far from the mouth (shares of the vessel's height). */
const SPREAD = { one: 36, two: 46 }
const FLOWER = { one: 0.62, two: 0.5 }
const REACH = { low: 0.44, high: 0.86 }

/** Flowers that fan out of a vase. */
export function bunch(riders: readonly Actor[], { sprite: vessel }: Actor): Part[] {
  const { left, right, top } = vessel.hull ?? vessel.box
  const height = heightOf(vessel.hull ?? vessel.box)
  const mouth = at((left + right) / 2, top + 0.04 * height)
  const rows = riders.length > ROW ? 'two' : 'one'
  const flowers = riders.map(({ sprite }, i) => {
    const turn = riders.length === 1 ? 0 : SPREAD[rows] * ((2 * i) / (riders.length - 1) - 1)
    const isHigh = rows === 'two' && i % 2 === 1
    const away = (isHigh ? REACH.high : REACH.low) * height
    const angle = (turn * Math.PI) / 180
    const middle = at(mouth.x + away * Math.sin(angle), mouth.y - away * Math.cos(angle))
    const scale = scaleToFit(sprite, 0.5 * height, FLOWER[rows] * height)
    const stem = strokes(`M${mouth.x} ${mouth.y}L${middle.x} ${middle.y}`)
    const box = {
      left: Math.min(mouth.x, middle.x),
      right: Math.max(mouth.x, middle.x),
      top: middle.y,
      bottom: mouth.y,
    }
    return {
      isHigh,
      parts: [
        { art: stem, box },
        { sprite, placed: putMiddle(sprite, { ...middle, scale, turn }) },
      ],
    }
  })
  const behindFirst = [...flowers.filter(({ isHigh }) => isHigh), ...flowers.filter(({ isHigh }) => !isHigh)]
  return [...behindFirst.flatMap(({ parts }): Part[] => parts), itself(vessel)]
}
