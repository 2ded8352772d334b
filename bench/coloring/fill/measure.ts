import * as opencv from '@techstark/opencv-js'
import type { RegionMap } from '../../../packages/lineart/src/index.ts'
import type { Timing } from '../../harness/race.ts'
import { type Runner, relay, timeOf } from '../../harness/relay.ts'
import { benchEngine } from '../page/bench-engine.ts'
import { benchPage, bodyOf, IN_BODY, pixelsOf } from '../page/bench-page.ts'
import { atrament } from './atrament.ts'
import {
  type Filler,
  floodFillNd,
  floodfillJs,
  huebook,
  inTurn,
  magicWand,
  opencvJs,
  qFloodfill,
  SIZE,
} from './fillers.ts'

const ROUNDS = 31
const WARM_UP = 6

export interface FillResult {
  readonly timings: readonly Timing[]
  /** Pixels each has filled. */
  readonly filled: Record<string, number>
}

/** Times the fill of the page's large region. */
export default async function measureFill(): Promise<FillResult> {
  const page = benchPage()
  const pixels = pixelsOf(page)
  const { map, body } = bodyOf(page)
  const cv = (await ('default' in opencv ? opencv.default : opencv)) as typeof opencv
  const fillers = [
    huebook(map, body),
    ...opencvJs(cv, pixels),
    magicWand(pixels),
    floodFillNd(pixels),
    floodfillJs(pixels),
    qFloodfill(pixels),
  ]
  const slow = atrament(pixels)
  const runners: Runner[] = [
    writing4Megabytes(),
    wholeTap(map),
    ...fillers.map(({ name, fill }: Filler) => ({ name, run: () => timeOf(fill) })),
    {
      name: slow.name,
      async run() {
        const start = performance.now()
        await slow.fill()
        return performance.now() - start
      },
    },
  ]
  const timings = await relay(runners, ROUNDS, WARM_UP)
  return { timings, filled: Object.fromEntries([...fillers, slow].map(({ name, filled }) => [name, filled()])) }
}

/** All that a tap with the bucket makes the engine do. */
function wholeTap(map: RegionMap): Runner {
  const engine = benchEngine()
  engine.setRegions(map)
  const next = inTurn()
  const input = { ...IN_BODY, pressure: 0.5, id: 1, type: 'mouse', time: 0, coalesced: [] } as const
  const tap = () => {
    engine.pickColor(next().hex)
    engine.pickTool('bucket')
    engine.pointer({ ...input, phase: 'down', buttons: 1 })
    engine.pointer({ ...input, phase: 'up', buttons: 0 })
  }
  return { name: 'huebook, whole tap', run: () => timeOf(tap) }
}

/** What the memory itself takes. */
function writing4Megabytes(): Runner {
  const pixels = new Uint32Array(SIZE * SIZE)
  let word = 0
  return { name: 'write', run: () => timeOf(() => pixels.fill(++word)) }
}
