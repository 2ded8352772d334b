import { describe, expect, test } from 'vitest'
import type { Ink } from '../pixels.ts'
import { labelClosed, labelThickened } from '../testing/closing.ts'
import { countRecovered, gapPage, type Layering } from '../testing/gap-pages.ts'
import { labelPaper } from './label-paper.ts'
import { findRegions } from './region-map.ts'

const WAYS: Record<string, (ink: Ink) => ArrayLike<number>> = {
  'region graph': (ink) => findRegions(ink, 8).labels,
  'plain fill': (ink) => labelPaper(ink).labels,
  closing: (ink) => labelClosed(ink, 2),
  thickening: (ink) => labelThickened(ink, 4),
}

/** Share of regions recovered (IoU ≥ 0.9) from pages whose lines have gaps of 2 to 8 px, by each way. */
function shares(layering: Layering): Record<string, number> {
  const pages = Array.from({ length: 8 }, (_, i) => gapPage(200 + i, { layering, size: 384, shapes: 8 + (i % 6) }))
  return Object.fromEntries(
    Object.entries(WAYS).map(([name, labels]) => {
      const counts = pages.map(({ whole, cut }) => countRecovered(whole, labels(cut)))
      const sum = (pick: 'regions' | 'recovered') => counts.reduce((total, count) => total + count[pick], 0)
      return [name, sum('recovered') / sum('regions')]
    }),
  )
}

describe.each<Layering>(['solid', 'wire'])('on %s drawings full of gaps', (layering) => {
  test('more regions are found than by any of the usual ways, and nearly all', () => {
    const { 'region graph': ours = 0, ...others } = shares(layering)
    expect(ours).toBeGreaterThan(Math.max(...Object.values(others)))
    expect(ours).toBeGreaterThan(0.93)
  })
})
