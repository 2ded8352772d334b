import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { labelPaper } from '../../../packages/lineart/src/regions/label-paper.ts'
import { findRegions } from '../../../packages/lineart/src/regions/region-map.ts'
import { labelClosed } from '../../../packages/lineart/src/testing/closing.ts'
import { randomFrom } from '../../../packages/lineart/src/testing/gap-pages.ts'
import { percent, table, verdict } from '../../harness/markdown.ts'
import { cutGaps } from './cut-gaps.ts'
import { judge, type Score, sumOf } from './judge.ts'
import { heldOutPages } from './pages.ts'

/** Share of regions that has to be recovered. */
const TARGET = 0.95

const TOLERANCE = 8
const CLOSING_RADII = [1, 2, 3, 4]

const WAYS: Record<string, (ink: Ink) => ArrayLike<number>> = {
  huebook: (ink) => findRegions(ink, TOLERANCE).labels,
  'plain flood fill': (ink) => labelPaper(ink).labels,
  ...Object.fromEntries(CLOSING_RADII.map((radius) => [closing(radius), (ink: Ink) => labelClosed(ink, radius)])),
}

function closing(radius: number): string {
  return `closing, radius ${radius}`
}

/** Scores by way, then by kind of page. */
type Scores = Map<string, Map<string, Score[]>>

/** How many regions each way finds again on pages full of gaps, and on the same pages with nothing cut, as Markdown. */
export async function reportGaps(): Promise<string> {
  const cut: Scores = new Map()
  const whole: Scores = new Map()
  const pages = new Map<string, number>()
  for await (const page of heldOutPages()) {
    pages.set(page.kind, (pages.get(page.kind) ?? 0) + 1)
    const gappy = cutGaps(page.whole, randomFrom(page.seed))
    for (const [way, labels] of Object.entries(WAYS)) {
      add(cut, way, page.kind, judge(page.whole, labels(gappy)))
      add(whole, way, page.kind, judge(page.whole, labels(page.whole)))
    }
  }
  const shown = ['huebook', 'plain flood fill', bestClosing(cut)]
  const count = [...pages.values()].reduce((sum, n) => sum + n, 0)
  const share = shareOf(totalOf(cut, 'huebook'))
  return [
    `### Gaps of 2 to 8 px cut into ${count} pages`,
    tableOf(cut, shown, pages),
    `Target: at least ${percent(TARGET)} of all regions recovered. ${percent(share)}: ${verdict(share >= TARGET)}.`,
    '### The same pages with nothing cut',
    tableOf(whole, shown, pages),
  ].join('\n\n')
}

function add(scores: Scores, way: string, kind: string, score: Score): void {
  const kinds = scores.get(way) ?? new Map<string, Score[]>()
  scores.set(way, kinds.set(kind, [...(kinds.get(kind) ?? []), score]))
}

const totalOf = (scores: Scores, way: string): Score => sumOf([...(scores.get(way)?.values() ?? [])].flat())
const shareOf = ({ recovered, regions }: Score): number => recovered / regions

/** Chosen afterwards, on these very pages: closing could not do better. */
const bestClosing = (scores: Scores): string =>
  CLOSING_RADII.map(closing).reduce((best, way) =>
    shareOf(totalOf(scores, way)) > shareOf(totalOf(scores, best)) ? way : best,
  )

function tableOf(scores: Scores, ways: readonly string[], pages: Map<string, number>): string {
  const cell = (score: Score) => `${percent(shareOf(score))} / ${(score.overlap / score.regions).toFixed(3)}`
  const rows = [...pages].map(([kind, count]) => {
    const of = (way: string) => sumOf(scores.get(way)?.get(kind) ?? [])
    return [kind, `${count}`, `${of('huebook').regions}`, ...ways.map((way) => cell(of(way)))]
  })
  const all = [...pages.values()].reduce((sum, n) => sum + n, 0)
  const total = ways.map((way) => `**${cell(totalOf(scores, way))}**`)
  rows.push(['**total**', `${all}`, `${totalOf(scores, 'huebook').regions}`, ...total])
  return table(['recovered / mean IoU', 'pages', 'regions', ...ways], rows)
}
