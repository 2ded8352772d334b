import * as opencv from '@techstark/opencv-js'
import { fromMask, Mask } from 'image-js'
import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { labelPaper } from '../../../packages/lineart/src/regions/label-paper.ts'
import { findRegions } from '../../../packages/lineart/src/regions/region-map.ts'
import { type Contender, race, type Timing } from '../../harness/race.ts'
import { speedPages } from './pages.ts'

const ROUNDS = 41

/** The gap tolerance of the full analysis (px): the default. */
const GAP = 8

export interface PageSpeed {
  readonly page: string
  /** Share of the page that is line. */
  readonly ink: number
  /** Areas found by each way of labelling; all the same, or the race is not one. */
  readonly counts: Record<string, number>
  readonly timings: readonly Timing[]
}

/** Times everything on every page; runs alike in Node and in a browser. */
export default async function measureSpeed(): Promise<PageSpeed[]> {
  const cv = await loadOpencv()
  return Object.entries(speedPages()).map(([page, ink]) => {
    const ways = [labelOurs(ink), ...labelOpencv(cv, ink), labelImageJs(ink)]
    const counts = Object.fromEntries(ways.map(({ name, count }) => [name, count()]))
    const timings = race([copyOfMemory(), ...ways, { name: 'analysis', run: () => findRegions(ink, GAP) }], ROUNDS)
    const inked = ink.data.reduce((sum, line) => sum + line, 0)
    return { page, ink: inked / ink.data.length, counts, timings }
  })
}

/** Copying 4 MB: what a change of machine changes along with everything else. */
function copyOfMemory(): Contender {
  const from = new Uint8Array(4 * 1024 * 1024).fill(7)
  const to = new Uint8Array(from.length)
  return { name: 'copy', run: () => to.set(from) }
}

interface Way extends Contender {
  count(): number
}

const labelOurs = (ink: Ink): Way => ({
  name: 'huebook',
  run: () => labelPaper(ink),
  count: () => labelPaper(ink).count,
})

/**
 * The whole job is what a page pays: its pixels are handed in, and its labels are taken out, since those in opencv's
 * own memory cannot be kept or sent anywhere. The call alone is what is left if both copies are not counted.
 */
function labelOpencv(cv: typeof opencv, ink: Ink): Way[] {
  const pixels = ink.data.map((line) => (line ? 0 : 255))
  const paper = cv.matFromArray(ink.height, ink.width, cv.CV_8UC1, pixels)
  const labels = new cv.Mat()
  const call = (): number => cv.connectedComponents(paper, labels, 4, cv.CV_32S) as unknown as number
  const job = () => {
    paper.data.set(pixels)
    call()
    return labels.data32S.slice()
  }
  // Without the label of the background.
  const count = () => call() - 1
  return [
    { name: 'opencv.js', run: job, count },
    { name: 'opencv.js, call alone', run: call, count },
  ]
}

/** Only the call itself: its mask lies ready. It labels lines too, and cannot be asked not to. */
function labelImageJs(ink: Ink): Way {
  const mask = new Mask(ink.width, ink.height, { data: ink.data.map((line) => (line ? 0 : 1)) })
  return {
    name: 'image-js',
    run: () => fromMask(mask, { allowCorners: false }),
    count: () => fromMask(mask, { allowCorners: false }).getMap().nbPositive,
  }
}

async function loadOpencv(): Promise<typeof opencv> {
  const loaded = 'default' in opencv ? (opencv.default as unknown) : opencv
  return (await loaded) as typeof opencv
}
