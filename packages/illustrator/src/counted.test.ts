import { describe, expect, test } from 'vitest'
import { type Detail, STYLES } from './asked/look.ts'
import { compose } from './illustrate.ts'
import type { Placed } from './paper/art.ts'
import { randomFrom } from './random.ts'
import type { Sprite } from './sprite/sprite.ts'
import { boxAt } from './styles/ensemble.ts'
import { ALOFT, ON_GROUND } from './themes/scatter.ts'

const DETAILS: readonly Detail[] = [1, 2, 3]
const SEEDS = [1, 2, 3, 4, 5]

/** How many things on a page are called so. */
const timesShown = (things: readonly Placed[], name: RegExp): number =>
  things.filter(({ shows }) => shows && name.test(shows.name)).length

describe('what a prompt counts', () => {
  test.each([
    ['one mouse', /mouse/, 1],
    ['two mice', /mouse/, 2],
    ['three mice', /mouse/, 3],
    ['three poops', /poo/, 3],
    ['four bears', /bear/, 4],
    ['five fish', /(?<!jelly)fish/, 5],
    ['six socks', /socks/, 3],
    ['six hearts', /heart/, 6],
    ['8 planets', /planet|globe|moon/, 8],
    ['ten ducks', /duck|chick/, 10],
    ['twelve balloons', /balloon/, 12],
    ['three cats and two dogs', /cat|dog/, 5],
    ['drei Mäuse', /mouse/, 3],
  ])('is on the page that often in every style and detail: %s', (prompt, name, count) => {
    const pages = STYLES.flatMap((style) => DETAILS.map((detail) => ({ prompt, style, detail })))
    const counts = pages.map((request) => ({ ...request, count: timesShown(compose(request).things, name) }))
    expect(counts.filter((page) => page.count !== count)).toEqual([])
  })

  test.each([
    ['three mice at night', /mouse/, 3],
    ['four rabbits at night', /rabbit/, 4],
    ['five trees in the forest', /tree/, 5],
    ['two houses in the meadow', /house|hut/, 2],
    ['five flowers in the garden', /tulip|sunflower|blossom|rose|hibiscus|lotus/, 5],
    ['five birds in the meadow', /bird|dove|chick|parrot|owl|duck|flamingo|penguin/, 5],
    ['five animals', /face|bear|elephant|fox|lion|butterfly|honeybee|snail|lady beetle/, 5],
    ['three bears in the bedroom', /bear/, 3],
    ['four books in the classroom', /book/, 4],
  ])('is not joined by more of the same as decoration: %s', (prompt, name, count) => {
    const counts = SEEDS.map((seed) => timesShown(compose({ prompt, seed, style: 'scene' }).things, name))
    expect(counts).toEqual(SEEDS.map(() => count))
  })

  test.each([
    ['eight planets', 'planets'],
    ['five stars at night', 'stars'],
    ['three clouds', 'clouds'],
    ['seven snowflakes', 'snow'],
    ['nine bubbles under the sea', 'bubbles'],
  ] as const)('has no scenery that looks the same: %s', (prompt, kind) => {
    const { size, draw } = { ...ALOFT, ...ON_GROUND }[kind]
    const [right, bottom] = size
    const parts = draw({ left: 0, top: 0, right, bottom }, randomFrom(1)).art.map(shapeOf)
    for (const style of STYLES)
      for (const seed of SEEDS) {
        const scenery = compose({ prompt, seed, style, detail: 2 }).things.filter(({ shows }) => !shows)
        const alike = scenery.filter(
          ({ art }) => art.length === parts.length && art.map(shapeOf).join() === parts.join(),
        )
        expect(alike.length, `${style}, seed ${seed}`).toBe(0)
      }
  })

  test.each(['ten ducks on a pond', 'five ducks on a pond', 'twelve swans on a lake'])(
    'swims in the pond and not on the hills behind it: %s',
    (prompt) => {
      // Above this height (px) are the hills.
      const hills = 640
      for (const seed of SEEDS) {
        const swimmers = compose({ prompt, seed }).things.filter(({ shows }) => /duck|swan/.test(shows?.name ?? ''))
        const feet = swimmers.map((one) => boxAt((one.shows as Sprite).box, one).bottom)
        expect(feet.filter((foot) => foot < hills)).toEqual([])
      }
    },
  )

  test.each([
    ['20 ducks', ['20 ducks (12 fit)']],
    ['fifteen ducks', ['fifteen ducks (12 fit)']],
    ['ten cats and ten dogs', ['ten cats (8 fit)', 'ten dogs (8 fit)']],
    ['eight cats and eight dogs', []],
    ['twelve ducks and a house', []],
    ['five socks', ['five socks']],
    ['a hundred balloons', []],
    ['ten ducks, trees and flowers', []],
  ])('and does not fit is said to be missing: %s', (prompt, missing) => {
    expect(compose({ prompt }).missing).toEqual(missing)
  })

  test('and does not fit is no part of the title either', () => {
    expect(compose({ prompt: '20 ducks on a pond' }).title).toBe('Ducks on a pond')
    expect(compose({ prompt: 'twelve ducks on a pond' }).title).toBe('Twelve ducks on a pond')
  })
})

/** The commands of a path without its numbers: what chance makes larger or smaller is still the same thing. */
const shapeOf = ({ body, lines }: { body: string; lines: string }): string => (body + lines).replace(/[\d.\s,-]+/g, '')
