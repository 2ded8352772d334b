import { labelPaper } from '@huebook/lineart'
import { expect, test } from 'vitest'
import { TASTES } from '../asked/look.ts'
import { compose } from '../illustrate.ts'
import { finished } from '../ornament/finished.ts'
import { sheetOf } from '../ornament/sheet.ts'
import { type Box, heightOf, widthOf } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { THEMES } from '../themes/themes.ts'
import { LINE_WIDTH } from './brief.ts'
import { boxAt } from './ensemble.ts'
import { ornateBorder } from './ornate-border.ts'

/** Who is shown by a page, with the place they take (px). */
const shownOn = (prompt: string): { name: string; box: Box }[] =>
  compose({ prompt }).things.flatMap((thing) => {
    const sprite = thing.shows as Sprite | undefined
    return sprite ? [{ name: sprite.name, box: boxAt(sprite.box, thing) }] : []
  })

test('a page for adults shows one large thing within an ornamented border, and no company', () => {
  const shown = shownOn('an intricate owl for adults')
  expect(shown.map(({ name }) => name)).toEqual(['owl'])
  const { box } = shown[0] as { box: Box }
  expect(Math.max(widthOf(box), heightOf(box))).toBeGreaterThan(0.65 * PAGE)
})

test.each([
  ['an intricate raven', 'frame'],
  ['zentangle owl wearing a hat', 'frame'],
  ['three detailed foxes', 'frame'],
  ['a detailed raven in the forest', 'scene'],
  ['ten ravens, detailed', 'scene'],
  ['a raven', 'scene'],
])('"%s" becomes a %s', (prompt, style) => {
  const page = compose({ prompt })
  expect(page.style).toBe(style)
  expect(page.missing).toEqual([])
})

test('what a page is of is larger than its company', () => {
  const [teapot, ...roses] = shownOn('a detailed teapot with three roses')
  expect(roses).toHaveLength(3)
  for (const { box } of roses) expect(heightOf(box)).toBeLessThan(0.7 * heightOf((teapot as { box: Box }).box))
})

test('a detailed place is left to its ornament: no small animals that nobody asked for', () => {
  const { high, small } = THEMES.meadow
  const names = shownOn('a detailed raven in the meadow').map(({ name }) => name)
  expect(names.filter((name) => [...high, ...small].includes(name))).toEqual([])
})

test('a border is ornament enough: no lines are drawn between its own', () => {
  for (const prompt of ['paisley cat', 'a floral fox for adults', 'an intricate owl']) {
    const { things, key } = compose({ prompt, detail: 3 })
    const border = things.findIndex(({ isPlain }) => isPlain) + 1
    const areas = (some: typeof things): number => {
      const { ink, owner } = sheetOf(some, LINE_WIDTH[3])
      const { labels } = labelPaper({ width: PAGE, height: PAGE, data: ink })
      return new Set(labels.filter((label, pixel) => label > 0 && owner[pixel] === border)).size
    }
    expect(border, prompt).toBeGreaterThan(0)
    expect(areas(finished(things, 3, key)), prompt).toBeLessThanOrEqual(areas(things))
  }
})

test('the words for an ornament are found on the page, and each has a border of its own', () => {
  expect(compose({ prompt: 'celtic knot with a raven' }).found).toEqual(['raven', 'celtic knot'])
  expect(new Set(TASTES.map((taste) => JSON.stringify(ornateBorder(taste)))).size).toBe(TASTES.length)
})
