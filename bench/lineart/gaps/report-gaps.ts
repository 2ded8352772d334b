import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { labelPaper } from '../../../packages/lineart/src/regions/label-paper.ts'
import { findRegions } from '../../../packages/lineart/src/regions/region-map.ts'
import { labelClosed } from '../../../packages/lineart/src/testing/closing.ts'
import { randomFrom } from '../../../packages/lineart/src/testing/gap-pages.ts'
import { percent, table, verdict } from '../../harness/markdown.ts'
import type { Finder } from '../before.ts'
import { cutGaps } from './cut-gaps.ts'
import { judge, type Score, sumOf } from './judge.ts'
import type { Collection } from './pages.ts'

const TOLERANCE = 8
const CLOSING_RADII = [1, 2, 3, 4]
const closing = (radius: number): string => `closing, radius ${radius}`

type Ways = Record<string, (ink: Ink) => ArrayLike<number>>

const waysWith = (before: Finder | undefined): Ways => ({
  huebook: (ink) => findRegions(ink, TOLERANCE).labels,
  ...(before ? { before: (ink: Ink) => before(ink, TOLERANCE).labels } : {}),
  'plain flood fill': (ink) => labelPaper(ink).labels,
  ...Object.fromEntries(CLOSING_RADII.map((radius) => [closing(radius), (ink: Ink) => labelClosed(ink, radius)])),
})

/** Scores by way, then by kind of page. */
type Scores = Map<string, Map<string, Score[]>>

/** How many regions each way finds again on pages full of gaps, and on the same pages with nothing cut, as Markdown. */
export async function reportGaps({ pages, gaps, target, whole: kept }: Collection, before?: Finder): Promise<string> {
  const cut: Scores = new Map()
  const whole: Scores = new Map()
  const counts = new Map<string, number>()
  const ways = waysWith(before)
  for await (const page of pages()) {
    counts.set(page.kind, (counts.get(page.kind) ?? 0) + 1)
    const gappy = cutGaps(page.whole, randomFrom(page.seed), gaps)
    for (const [way, labels] of Object.entries(ways)) {
      add(cut, way, page.kind, judge(page.whole, labels(gappy)))
      add(whole, way, page.kind, judge(page.whole, labels(page.whole)))
    }
  }
  const shown = ['huebook', ...(before ? ['before'] : []), 'plain flood fill', bestClosing(cut)]
  const count = [...counts.values()].reduce((sum, n) => sum + n, 0)
  return [
    `**Gaps of 2 to ${gaps.widest} px cut into ${count} pages**`,
    tableOf(cut, shown, counts),
    `Target: at least ${percent(target)} of all regions recovered. ${verdictOf(cut, target)}`,
    '**The same pages with nothing cut**',
    tableOf(whole, shown, counts),
    ...(kept ? [`Target: at least ${percent(kept)} left whole. ${verdictOf(whole, kept)}`] : []),
  ].join('\n\n')
}

function verdictOf(scores: Scores, target: number): string {
  const share = shareOf(totalOf(scores, 'huebook'))
  return `${percent(share)}: ${verdict(share >= target)}.`
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

function tableOf(scores: Scores, ways: readonly string[], counts: Map<string, number>): string {
  const cell = (score: Score) => `${percent(shareOf(score))} / ${(score.overlap / score.regions).toFixed(3)}`
  const rows = [...counts].map(([kind, count]) => {
    const of = (way: string) => sumOf(scores.get(way)?.get(kind) ?? [])
    return [kind, `${count}`, `${of('huebook').regions}`, ...ways.map((way) => cell(of(way)))]
  })
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const total = ways.map((way) => `**${cell(totalOf(scores, way))}**`)
  rows.push(['**total**', `${all}`, `${totalOf(scores, 'huebook').regions}`, ...total])
  return table(['recovered / mean IoU', 'pages', 'regions', ...ways], rows)
}
