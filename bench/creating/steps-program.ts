import sharp from 'sharp'
import { finishPage, rasterise } from '../../apps/server/src/platform/pixels/finish-page.ts'
import { illustrate } from '../../packages/illustrator/src/index.ts'
import { colorability } from '../../packages/lineart/src/index.ts'
import type { Taken } from './steps.ts'

const ROUNDS = 8

// As in the worker: one thread for one picture.
sharp.concurrency(1)
sharp.cache(false)

const taken = new Map<string, number[]>()
for (let round = 0; round <= ROUNDS; round++)
  for (const prompt of JSON.parse(process.argv[2] ?? '[]') as string[]) {
    const timed = async <Result>(step: keyof Taken, work: () => Promise<Result> | Result): Promise<Result> => {
      const begin = performance.now()
      const result = await work()
      // The first round warms up.
      if (round > 0) taken.set(step, [...(taken.get(step) ?? []), performance.now() - begin])
      return result
    }
    const { svg } = await timed('read the words and draw', () => illustrate({ prompt, seed: round }))
    const picture = await timed('raster', () => rasterise(svg))
    await timed('score, and encode in other threads meanwhile', () => finishPage(picture, svg))
    await timed('score', () => colorability(picture))
    const { width, height, data } = picture
    const page = sharp(data, { raw: { width, height, channels: 4 } }).greyscale()
    await timed('encode as PNG', () =>
      page.clone().png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer(),
    )
    await timed('encode the preview', () => page.clone().resize(512, 512).webp({ quality: 80, effort: 2 }).toBuffer())
  }
process.stdout.write(JSON.stringify(Object.fromEntries(taken)))
