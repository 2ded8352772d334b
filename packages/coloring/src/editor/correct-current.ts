import { WHOLE_PAGE } from '../drawing/rect.ts'
import { nothingTouched, touchEverything } from '../drawing/touched.ts'
import { differenceOf } from '../history/difference.ts'
import { type History, pixelsAt } from '../history/history.ts'
import { unpackPixels } from '../history/packed-pixels.ts'

const everything = nothingTouched()
touchEverything(everything)

/**
 * The history with another drawing at its cursor (`current` is the one there now). The steps to it and from it take up
 * the difference, or else they would lead from the right drawing to one with stray pixels.
 */
export function correctCurrent(history: History, current: Uint32Array, packed: Uint8Array): History {
  const { entries, cursor } = history
  const right = unpackPixels(packed)
  const stepTo = (position: number) => ({
    difference: differenceOf(pixelsAt(history, position, current), right, everything) ?? new Uint8Array(0),
    where: WHOLE_PAGE,
  })
  return {
    ...history,
    first: cursor === 0 ? packed : history.first,
    entries: entries.map((entry, at) => {
      if (at === cursor - 1) return { ...entry, ...stepTo(cursor - 1), keyframe: packed }
      return at === cursor ? { ...entry, ...stepTo(cursor + 1) } : entry
    }),
  }
}
