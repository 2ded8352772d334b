import { inChromium } from '../../harness/browser.ts'
import { milliseconds, percent, table, verdict } from '../../harness/markdown.ts'
import measureSpeed, { type PageSpeed } from './measure.ts'

/** How many times as fast as the peers labelling has to be. */
const TARGETS = { 'opencv.js': 1.8, 'image-js': 10 }

/** The full analysis may take as long as so many copies of 4 MB: 150 ms where a copy takes 0.35 ms. */
const COPIES = 428

/** What was measured in Node and in Chromium, as Markdown. */
export async function reportSpeed(): Promise<string> {
  const inNode = await measureSpeed()
  const { result, version } = await inChromium<PageSpeed[]>(new URL('./measure.ts', import.meta.url).pathname)
  return [section(`Node ${process.versions.node}`, inNode), section(`Chromium ${version}`, result)].join('\n\n')
}

const section = (engine: string, pages: readonly PageSpeed[]): string =>
  [`### ${engine}`, ...pages.flatMap((page) => [pageTable(page), targetTable(page)])].join('\n\n')

const LABELS: Record<string, string> = {
  copy: 'copy of 4 MB',
  huebook: 'labelling: huebook',
  'opencv.js': 'labelling: opencv.js',
  'opencv.js, call alone': 'labelling: opencv.js, call alone',
  'image-js': 'labelling: image-js',
  analysis: 'full region analysis',
}

function pageTable({ page, ink, counts, timings }: PageSpeed): string {
  const distinct = new Set(Object.values(counts))
  if (distinct.size !== 1) throw new Error(`The ways of labelling disagree on "${page}": ${JSON.stringify(counts)}`)
  const rows = timings.map(({ name, median, quartiles: [low, high] }) => [
    LABELS[name] ?? name,
    milliseconds(median),
    `${milliseconds(low)} – ${milliseconds(high)}`,
    (median / medianOf(timings, 'copy')).toFixed(1),
  ])
  const areas = `${[...distinct][0]} areas, counted alike by all, ${percent(ink)} line`
  return `**${page}** (${areas})\n\n${table(['', 'median ms', 'middle half', '× copy'], rows)}`
}

function targetTable({ timings }: PageSpeed): string {
  const ours = medianOf(timings, 'huebook')
  const peers = Object.entries(TARGETS).map(([peer, target]) => {
    const factor = medianOf(timings, peer) / ours
    return [`labelling against ${peer}`, `≥ ${target} ×`, `${factor.toFixed(1)} ×`, verdict(factor >= target)]
  })
  const bare = medianOf(timings, 'opencv.js, call alone') / ours
  const copies = medianOf(timings, 'analysis') / medianOf(timings, 'copy')
  return table(
    ['', 'target', 'measured', ''],
    [
      ...peers,
      ['labelling against the bare call of opencv.js', '', `${bare.toFixed(1)} ×`, ''],
      ['full region analysis', `≤ ${COPIES} copies`, copies.toFixed(0), verdict(copies <= COPIES)],
    ],
  )
}

const medianOf = (timings: PageSpeed['timings'], name: string): number =>
  timings.find((timing) => timing.name === name)?.median ?? Number.NaN
