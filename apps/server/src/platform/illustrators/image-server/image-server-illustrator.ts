import type { ImageServer } from '@huebook/contract'
import { objectionTo } from '@huebook/illustrator/objection-to'
import {
  DrawingFailure,
  type Illustrator,
  notUnderstood,
  type PageRequest,
  unsuitable,
} from '#platform/illustrators/illustrator.ts'
import { brokenOff, tooSlow } from '#platform/illustrators/openai-failure.ts'
import { safeTitleOf } from '#platform/illustrators/title-of.ts'
import type { Log } from '#platform/log/log.ts'
import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import { WorkError } from '#platform/workers/worker.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import { lineArtWords } from './line-art-words.ts'
import type { Paint } from './paint.ts'
import { paintWithOpenaiApi } from './paint-with-openai-api.ts'
import { paintWithSdServer } from './paint-with-sd-server.ts'
import { plainWords } from './plain-words.ts'
import { ImageServerFailure } from './server-failure.ts'

interface Parts {
  server: ImageServer
  /** Who would draw without it, and knows what may be shown. */
  beside: Illustrator
  /** How long it may be silent while it draws, in milliseconds. */
  patienceMs: number
  log: Pick<Log, 'warn'>
  /** Cleans and traces what it has drawn, in a worker. */
  finish(picture: Uint8Array, asking: Asking): Promise<FinishedPage>
}

export const paintWith = (server: ImageServer, patienceMs: number): Paint =>
  server.kind === 'sd-server' ? paintWithSdServer(server, patienceMs) : paintWithOpenaiApi(server, patienceMs)

/** Finishes what a server has drawn; what cannot be read as a picture is its failure, not ours. */
export async function finishPainted(finish: () => Promise<FinishedPage>, signal: AbortSignal): Promise<FinishedPage> {
  try {
    return await finish()
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof WorkError ? error : new ImageServerFailure('no picture', '', { cause: error })
  }
}

/**
 * Draws with an image model on a server of the operator's own. Such a model draws what it likes: words are judged before, and
 * a picture that nobody here can judge is vouched for by nobody.
 */
export function createImageServerIllustrator({ server, beside, patienceMs, log, finish }: Parts): Illustrator {
  const paint = paintWith(server, patienceMs)

  function requireDrawable(prompt: string): void {
    if (objectionTo(prompt) === 'unsuitable') throw unsuitable()
    if (!/[\p{L}\p{N}]/u.test(plainWords(prompt))) throw notUnderstood()
  }

  async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ImageServerFailure)) throw error
      // Not what it says itself: that may repeat somebody's words.
      log.warn({ fault: error.fault }, 'the image server has not drawn a page')
      throw inWordsForPeople(error)
    }
  }

  return {
    name: 'This site’s own image model',
    credit: null,

    async missingOf({ prompt }) {
      requireDrawable(prompt)
      // It draws what words mean, and none of them is known to it or not.
      return []
    },

    async draw(request: PageRequest, { person, signal, seed, onProgress }) {
      const { prompt, style } = request
      const asking = { person, signal }
      onProgress('reading', 0)
      requireDrawable(prompt)
      if ((await beside.readsSuitable(prompt, asking)) === false) throw unsuitable()
      onProgress('drawing', 0)
      const page = await inWords(async () => {
        const picture = await paint({
          words: lineArtWords(request),
          // Some keep it in four bytes with a sign.
          seed: seed % 2 ** 31,
          signal,
          onProgress: (share) => onProgress('drawing', share),
        })
        onProgress('cleaning', 0)
        return finishPainted(() => finish(picture, asking), signal)
      })
      const isSuitable = await beside.looksSuitable(page.preview, signal)
      if (isSuitable === false) throw unsuitable()
      return {
        ...page,
        title: safeTitleOf(plainWords(prompt)),
        style,
        missing: [],
        credit: null,
        vouched: isSuitable === true,
      }
    },

    suggest: beside.suggest,
    looksSuitable: beside.looksSuitable,
    readsSuitable: beside.readsSuitable,
  }
}

const LATER = 'Please try again in a moment'

/** For the person who waits; what the server itself says is for administrators. */
function inWordsForPeople(cause: ImageServerFailure): DrawingFailure {
  const failure = (why: string, advice = LATER) => new DrawingFailure('PROVIDER_FAILED', why, advice, { cause })
  switch (cause.fault) {
    case 'unreachable':
      return failure('The illustrator could not be reached')
    case 'busy':
      return failure('The illustrator is very busy right now')
    case 'slow':
      return tooSlow(cause)
    case 'cut':
    case 'forgotten':
      return brokenOff()
    case 'failed':
    case 'refused':
      return failure('The illustrator could not draw this', 'Please try again, or with other words')
    default:
      return new DrawingFailure(
        'NOT_CONFIGURED',
        'The illustrator does not work for this site',
        'An administrator has to look at its settings',
        { cause },
      )
  }
}
