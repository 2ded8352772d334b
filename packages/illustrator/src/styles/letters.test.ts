import { expect, test } from 'vitest'
import { compose } from '../illustrate.ts'
import { type Box, heightOf, widthOf } from '../paper/art.ts'
import { extentOf } from '../testing/extent.ts'

/** Larger is land (px). */
const SMALL = 260

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test.each([
  ['scene', 'the word MAX in an arch with a cat'],
  ['scene', 'the name Jo in an arch with a dog'],
  ['scene', 'the letter B with a bee'],
  ['scene', 'the name Mia in an arch with a car'],
  ['pattern', 'a pattern of hearts with the word LOVE'],
  ['pattern', 'a pattern of hearts with the word FREUNDE in an arch'],
  ['pattern', 'a pattern of stars with the name Jo in an arch'],
] as const)('on an intricate %s nothing is cut off by the paper of what is written: %s', (style, prompt) => {
  for (const seed of [1, 2, 3, 4]) {
    const { things } = compose({ prompt, style, seed, detail: 3 })
    const at = things.findIndex(({ isPlain }) => isPlain)
    const paper = extentOf(things.slice(at, at + 1))
    const cut = things
      .slice(0, at)
      .map((thing) => extentOf([thing]))
      .filter((box) => Math.max(widthOf(box), heightOf(box)) < SMALL && meet(box, paper))
    expect(cut).toEqual([])
  }
})
