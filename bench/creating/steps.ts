import sharp from 'sharp'
import { illustrate } from '../../packages/illustrator/src/index.ts'
import { colorability } from '../../packages/lineart/src/index.ts'

/** What a worker does for a page, in this order. */
export const STEPS = ['read the words and draw', 'raster', 'score', 'encode as PNG', 'encode the preview'] as const

const ROUNDS = 8

/** How long each step takes, in milliseconds, as `platform/pixels` of the server does them. */
export async function stepsOf(prompts: readonly string[]): Promise<Record<string, number[]>> {
  sharp.concurrency(1)
  const taken: Record<string, number[]> = Object.fromEntries(STEPS.map((step) => [step, []]))
  for (let round = 0; round <= ROUNDS; round++)
    for (const prompt of prompts) {
      let last = performance.now()
      const lap = (step: (typeof STEPS)[number]) => {
        const now = performance.now()
        // The first round warms up.
        if (round > 0) taken[step]?.push(now - last)
        last = now
      }
      const { svg } = illustrate({ prompt, seed: round })
      lap('read the words and draw')
      const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      lap('raster')
      const { width, height } = info
      colorability({ width, height, data })
      lap('score')
      const page = sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#fff' })
        .greyscale()
      await page.clone().png({ palette: true, colours: 16, dither: 0, effort: 1 }).toBuffer()
      lap('encode as PNG')
      await page.clone().resize(512, 512).webp({ quality: 80, effort: 2 }).toBuffer()
      lap('encode the preview')
    }
  return taken
}
