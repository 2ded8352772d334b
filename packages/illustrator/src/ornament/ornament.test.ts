import { findRegions, labelPaper } from '@huebook/lineart'
import { describe, expect, test } from 'vitest'
import { compose, type PageRequest } from '../illustrate.ts'
import type { Placed } from '../paper/art.ts'
import { PAGE, renderPage } from '../paper/page.ts'
import { flatten, type Stroke } from '../raster/flatten.ts'
import { LINE_WIDTH } from '../styles/brief.ts'
import { inkIn } from '../testing/ink.ts'
import { finished } from './finished.ts'
import { sheetOf } from './sheet.ts'

const REQUESTS: PageRequest[] = [
  { prompt: 'a horse and a butterfly in the garden', style: 'scene' },
  { prompt: 'a lion', style: 'close-up' },
  { prompt: 'cupcakes', style: 'pattern' },
  { prompt: 'flowers', style: 'mandala' },
  { prompt: 'a princess and a dragon', style: 'frame' },
  { prompt: 'a mermaid under the sea', style: 'scene' },
]

/** The things of an intricate page without its ornament, and the lines of the ornament. */
function taken(request: PageRequest): { bare: readonly Placed[]; all: readonly Placed[]; lines: Stroke[] } {
  const { things: laidOut, key } = compose({ ...request, detail: 3, seed: 11 })
  const things = finished(laidOut, 3, key)
  const ornament = things.at(-1)
  if (!ornament?.lineWidth) throw new Error('There is no ornament on this page.')
  return { all: things, bare: things.slice(0, -1), lines: ornament.art.flatMap(({ lines }) => flatten(lines)) }
}

const pixelAt = (x: number, y: number): number => Math.floor(y) * PAGE + Math.floor(x)

/** Whether there is a marked pixel no further than three from a place. */
function isNear(marked: Uint8Array, x: number, y: number): boolean {
  for (let dy = -3; dy <= 3; dy++) for (let dx = -3; dx <= 3; dx++) if (marked[pixelAt(x + dx, y + dy)]) return true
  return false
}

describe.each(REQUESTS)('the ornament of $prompt, a $style,', (request) => {
  const { bare, all, lines } = taken(request)
  const { ink, faces } = sheetOf(bare, LINE_WIDTH[3])

  test('gives the page two to five hundred areas, none of its own too small to colour', async () => {
    const svg = renderPage(all, { lineWidth: LINE_WIDTH[3], title: '', credit: '' })
    const { count, radius } = findRegions(await inkIn(svg))
    const before = findRegions(await inkIn(renderPage(bare, { lineWidth: LINE_WIDTH[3], title: '', credit: '' })))
    expect(count).toBeGreaterThanOrEqual(200)
    expect(count).toBeLessThanOrEqual(500)
    const tiny = (radii: Float32Array): number => radii.filter((one, region) => region > 0 && one < 3).length
    expect(tiny(radius)).toBeLessThanOrEqual(tiny(before.radius))
  })

  test('crosses no line: each of its own stays inside one shape from end to end', () => {
    const { labels } = labelPaper({ width: PAGE, height: PAGE, data: ink })
    for (const { points, isClosed } of lines) {
      const inside = new Set<number>()
      const skip = isClosed ? 0 : 2
      for (let i = skip; i < points.length - skip; i += 2) {
        const label = labels[pixelAt(points[i] as number, points[i + 1] as number)] as number
        if (label > 0) inside.add(label)
      }
      expect(inside.size).toBeLessThanOrEqual(1)
    }
  })

  test('leaves no end loose: all of them meet another line', () => {
    const ends = lines
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ points }) => [
        [points[0] as number, points[1] as number] as const,
        [points[points.length - 2] as number, points[points.length - 1] as number] as const,
      ])
    const meeting = ends.filter(([x, y], i) => {
      if (isNear(ink, x, y)) return true
      return ends.some(([u, v], k) => k !== i && Math.hypot(u - x, v - y) < 1)
    })
    expect(ends.length - meeting.length).toBe(0)
  })

  test('keeps off faces', () => {
    let on = 0
    for (const { points } of lines)
      for (let i = 0; i < points.length; i += 2)
        on += faces[pixelAt(points[i] as number, points[i + 1] as number)] as number
    expect(on).toBeLessThan(0.01 * lines.reduce((sum, { points }) => sum + points.length / 2, 0))
  })
})

test('another seed grows another ornament, the same seed the same', () => {
  const { things } = compose({ prompt: 'a house' })
  const lines = (key: string) => finished(things, 3, key).at(-1)?.art[0]?.lines
  const one = lines('one')
  expect(lines('one')).toBe(one)
  expect(lines('two')).not.toBe(one)
})
