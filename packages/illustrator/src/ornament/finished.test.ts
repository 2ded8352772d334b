import { colorability } from '@huebook/lineart'
import { expect, test } from 'vitest'
import { compose } from '../illustrate.ts'
import { renderPage } from '../paper/page.ts'
import { LINE_WIDTH } from '../styles/brief.ts'
import { pictureOf } from '../testing/ink.ts'
import { finished } from './finished.ts'

test.each([1, 2, 3] as const)('with detail %i nothing on a crowded page is too small to colour', async (detail) => {
  const { things, key } = compose({ prompt: 'a farmer', style: 'mandala', detail, seed: 29 })
  const drawn = finished(things, detail, key)
  const page = await pictureOf(renderPage(drawn, { lineWidth: LINE_WIDTH[detail], title: '', credit: '' }))
  const { tiny, regions, verdict } = colorability(page)
  expect(verdict).toBe('good')
  // A few more are divided off by the finder of gaps; unfilled it would be a third.
  expect(tiny / regions).toBeLessThan(0.03)
})
