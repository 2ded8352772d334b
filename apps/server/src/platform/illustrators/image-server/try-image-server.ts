import type { ImageServer, TriedImageServer } from '@huebook/contract'
import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import { finishPainted, paintWith } from './image-server-illustrator.ts'
import { lineArtWords } from './line-art-words.ts'
import { ImageServerFailure, sentenceFor } from './server-failure.ts'

interface Parts {
  /** How long it may be silent while it draws, in milliseconds. */
  patienceMs: number
  finish(picture: Uint8Array, asking: Asking): Promise<FinishedPage>
  glimpseOf(picture: { bytes: Uint8Array }, asking: Asking): Promise<string>
  /** Milliseconds, of which only differences count. */
  now(): number
}

interface Trying extends Asking {
  /** What chance begins with. */
  seed: number
  onProgress(share: number): void
}

/** What every model has seen often, and what becomes a page with a dozen areas. */
const SAMPLE = { prompt: 'a smiling cat beside a flower pot', style: 'scene', detail: 2 } as const
/** As often as a page of a person is drawn that turns out badly. */
const DRAWN_AT_MOST = 2

const areas = (count: number) => (count === 1 ? '1 area' : `${count} areas`)
const seconds = (ms: number) => (ms < 1500 ? '1 second' : `${Math.round(ms / 1000)} seconds`)

/** Has a server draw what it would draw for people, and says in one sentence what came of it. */
export const createImageServerTrial =
  ({ patienceMs, finish, glimpseOf, now }: Parts) =>
  async (server: ImageServer, { person, signal, seed, onProgress }: Trying): Promise<TriedImageServer> => {
    const paint = paintWith(server, patienceMs)
    const asking = { person, signal }

    async function draw(attempt: number): Promise<TriedImageServer> {
      const began = now()
      const picture = await paint({
        words: lineArtWords(SAMPLE),
        seed: seed + attempt,
        signal,
        onProgress: (share) => onProgress((attempt - 1 + share) / DRAWN_AT_MOST),
      })
      const took = seconds(now() - began)
      const { illustration, colorability } = await finishPainted(() => finish(picture, asking), signal)
      const works = colorability.verdict !== 'poor'
      if (!works && attempt < DRAWN_AT_MOST) return draw(attempt + 1)
      return {
        works,
        sentence: works
          ? `It works: a page with ${areas(colorability.regions)} to colour, drawn in ${took}.`
          : 'It draws, but no page that can be coloured, even at the second try. Another model may be better at line art.',
        picture: await glimpseOf({ bytes: works ? illustration : picture }, asking),
      }
    }

    try {
      return await draw(1)
    } catch (error) {
      if (!(error instanceof ImageServerFailure)) throw error
      return { works: false, sentence: sentenceFor(error, server.address), picture: null }
    }
  }
