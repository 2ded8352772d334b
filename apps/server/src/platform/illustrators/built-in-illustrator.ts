import { randomInt } from 'node:crypto'
import { OPENMOJI_CREDIT } from '@huebook/illustrator/credit'
import { suggest } from '@huebook/illustrator/suggest'
import type { illustratePage } from '#platform/pixels/illustrate-page.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import { type Illustrator, notUnderstood, unsuitable } from './illustrator.ts'

interface Options {
  /** It is done in a worker: this process never draws. */
  illustrate(wish: Parameters<typeof illustratePage>[0], asking: Asking): ReturnType<typeof illustratePage>
  understands(text: string, asking: Asking): Promise<boolean>
}

/** Draws with what is here, needs no network, and says what it could not find. */
export const createBuiltInIllustrator = ({ illustrate, understands }: Options): Illustrator => ({
  name: 'Built-in illustrator',
  credit: OPENMOJI_CREDIT,

  async draw(wish, { person, signal, seed, onProgress }) {
    onProgress('drawing', 0)
    const page = await illustrate({ ...wish, seed }, { person, signal })
    if (page === 'unsuitable') throw unsuitable()
    if (page === 'not understood') throw notUnderstood()
    return page
  },

  suggest: async () => suggest(randomInt(2 ** 31)),
  looksSuitable: async () => null,
  // It knows the words it draws; of any other it cannot tell.
  readsSuitable: async (text, asking) => (await understands(text, asking)) || null,
})
