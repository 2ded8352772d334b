import { randomInt } from 'node:crypto'
import type { Refusal } from '@huebook/illustrator'
import { OPENMOJI_CREDIT } from '@huebook/illustrator/credit'
import { suggest } from '@huebook/illustrator/suggest'
import type { illustratePage, missingOfPage } from '#platform/pixels/illustrate-page.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import { type Illustrator, notUnderstood, unsuitable } from './illustrator.ts'

interface Options {
  /** All are done in a worker: this process never draws. */
  illustrate(request: Parameters<typeof illustratePage>[0], asking: Asking): ReturnType<typeof illustratePage>
  missingOf(request: Parameters<typeof missingOfPage>[0], asking: Asking): ReturnType<typeof missingOfPage>
  understands(text: string, asking: Asking): Promise<boolean>
}

function orFail<Answer>(answer: Answer | Refusal): Answer {
  if (answer === 'unsuitable') throw unsuitable()
  if (answer === 'not understood') throw notUnderstood()
  return answer as Answer
}

/** Draws with what is here, needs no network, and says what it could not find. */
export const createBuiltInIllustrator = ({ illustrate, missingOf, understands }: Options): Illustrator => ({
  name: 'Built-in illustrator',
  credit: OPENMOJI_CREDIT,

  missingOf: async (request, asking) => orFail(await missingOf(request, asking)),

  async draw(request, { person, signal, seed, onProgress }) {
    onProgress('drawing', 0)
    // It draws nothing but what is in its library.
    return { ...orFail(await illustrate({ ...request, seed }, { person, signal })), vouched: true }
  },

  suggest: async () => suggest(randomInt(2 ** 31)),
  looksSuitable: async () => null,
  // It knows the words it draws; of any other it cannot tell.
  readsSuitable: async (text, asking) => (await understands(text, asking)) || null,
})
