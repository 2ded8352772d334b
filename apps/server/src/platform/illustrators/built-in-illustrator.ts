import { randomInt } from 'node:crypto'
import { OPENMOJI_CREDIT } from '@huebook/illustrator/credit'
import { suggest } from '@huebook/illustrator/suggest'
import type { illustratePage } from '#platform/pixels/illustrate-page.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import { type Illustrator, unsuitable } from './illustrator.ts'

interface Options {
  /** Both are done in a worker: this process never draws. */
  illustrate(wish: Parameters<typeof illustratePage>[0], asking: Asking): ReturnType<typeof illustratePage>
  hasUnsuitableWords(text: string, asking: Asking): Promise<boolean>
}

/** Draws with what is here, needs no network, and says what it could not find. */
export const createBuiltInIllustrator = ({ illustrate, hasUnsuitableWords }: Options): Illustrator => ({
  name: 'Built-in illustrator',
  credit: OPENMOJI_CREDIT,

  async draw(wish, { person, signal, seed, onProgress }) {
    onProgress('reading', 0)
    const asking = { person, signal }
    if (await hasUnsuitableWords(wish.prompt, asking)) throw unsuitable()
    onProgress('drawing', 0.3)
    const page = await illustrate({ ...wish, seed }, asking)
    if (!page) throw unsuitable()
    return page
  },

  suggest: async () => suggest(randomInt(2 ** 31)),
  looksSuitable: async () => null,
})
