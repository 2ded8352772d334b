import { randomInt } from 'node:crypto'
import { PROMPT_LENGTH } from '@huebook/contract'
import { suggest } from '@huebook/illustrator/suggest'
import OpenAI from 'openai'
import type { Log } from '#platform/log/log.ts'
import type { FinishedPage } from '#platform/pixels/finish-page.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import { type Drawing, DrawingFailure, type Illustrator, type PageRequest, unsuitable } from './illustrator.ts'
import { brokenOff, explain, tooSlow } from './openai-failure.ts'
import { drawingPrompt, SUGGESTION_PROMPT } from './openai-prompt.ts'
import { isUnsuitable } from './openai-verdict.ts'
import { safeTitleOf } from './title-of.ts'
import { watchSilence } from './watch-silence.ts'

export interface OpenaiOptions {
  baseUrl: string | undefined
  imageModel: string
  textModel: string
  /** How long it may be silent, in milliseconds. */
  patienceMs: number
}

interface Parts {
  apiKey: string
  options: OpenaiOptions
  log: Pick<Log, 'warn'>
  /** Cleans and traces what it has drawn, in a worker. */
  finish(picture: Uint8Array, asking: Asking): Promise<FinishedPage>
}

const MODERATION_MODEL = 'omni-moderation-latest'
/** Pictures shown on the way. */
const PARTIAL_IMAGES = 3
/** How long a suggestion or a verdict may take, in milliseconds. */
const SHORT_MS = 20_000
/** Attempts after the first, each after a longer wait; for what a server may have been too busy for. */
const RETRIES = 2

/** Draws with OpenAI's images API. */
export function createOpenaiIllustrator({ apiKey, options, log, finish }: Parts): Illustrator {
  const { baseUrl, imageModel, textModel, patienceMs } = options
  const client = new OpenAI({
    apiKey,
    maxRetries: RETRIES,
    timeout: patienceMs,
    logLevel: 'off',
    ...(baseUrl && { baseURL: baseUrl }),
  })

  async function requireSuitable(prompt: string, signal: AbortSignal): Promise<void> {
    const given = { model: MODERATION_MODEL, input: prompt }
    const { results } = await client.moderations.create(given, { signal, timeout: SHORT_MS })
    if (results.some(isUnsuitable)) throw unsuitable()
  }

  async function paint(request: PageRequest, { signal, onProgress }: Drawing): Promise<Uint8Array> {
    const silence = watchSilence(patienceMs)
    try {
      const events = await client.images.generate(
        {
          model: imageModel,
          prompt: drawingPrompt(request),
          size: '1024x1024',
          stream: true,
          partial_images: PARTIAL_IMAGES,
        },
        { signal: AbortSignal.any([signal, silence.signal]) },
      )
      for await (const event of events) {
        silence.heard()
        const picture = Buffer.from(event.b64_json, 'base64')
        if (event.type === 'image_generation.completed') return picture
        onProgress('drawing', (event.partial_image_index + 1) / (PARTIAL_IMAGES + 1), picture)
      }
      throw silence.signal.aborted ? tooSlow() : brokenOff()
    } catch (error) {
      throw silence.signal.aborted && !signal.aborted ? tooSlow(error) : error
    } finally {
      silence.end()
    }
  }

  /** Whoever has stopped the work need not be told why it has ended; everybody else is. */
  async function inWords<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      signal.throwIfAborted()
      const explained = isCut(error) ? brokenOff() : explain(error)
      if (explained instanceof DrawingFailure && explained.code !== 'MODERATED')
        log.warn(
          { reason: explained.why, status: (error as { status?: number }).status },
          'OpenAI has not drawn a page',
        )
      throw explained
    }
  }

  /** What its moderation says, or nothing where it says none. */
  async function verdictOn(
    input: string | { type: 'image_url'; image_url: { url: string } }[],
    called: string,
    signal: AbortSignal,
  ): Promise<boolean | null> {
    const given = { model: MODERATION_MODEL, input }
    try {
      const { results } = await client.moderations.create(given, { signal, timeout: SHORT_MS })
      return results.length > 0 ? !results.some(isUnsuitable) : null
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ status: (error as { status?: number }).status }, `OpenAI has not looked at ${called}`)
      return null
    }
  }

  return {
    name: 'OpenAI',
    credit: null,

    // It draws what words mean, and none of them is known to it or not.
    missingOf: async () => [],

    draw: (request, drawing) =>
      inWords(async () => {
        const { person, signal, onProgress } = drawing
        onProgress('reading', 0)
        await requireSuitable(request.prompt, signal)
        onProgress('drawing', 0)
        const picture = await paint(request, drawing)
        onProgress('cleaning', 0)
        const page = await finish(picture, { person, signal })
        return {
          ...page,
          // Its moderation lets phone numbers pass, and what grown-ups call mild.
          title: safeTitleOf(request.prompt),
          style: request.style,
          missing: [],
          credit: null,
          vouched: true,
        }
      }, drawing.signal),

    async suggest() {
      try {
        const { output_text } = await client.responses.create(
          { model: textModel, input: SUGGESTION_PROMPT, temperature: 1.2 },
          { timeout: SHORT_MS },
        )
        const prompt = output_text.trim().slice(0, PROMPT_LENGTH.max)
        if (prompt.length >= PROMPT_LENGTH.min) return prompt
      } catch (error) {
        log.warn({ status: (error as { status?: number }).status }, 'OpenAI has not suggested anything')
      }
      // An idea of our own is better than none.
      return suggest(randomInt(2 ** 31))
    },

    looksSuitable: (picture, signal) => {
      const url = `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`
      return verdictOn([{ type: 'image_url', image_url: { url } }], 'a picture', signal)
    },

    readsSuitable: (text, { signal }) => verdictOn(text, 'a title', signal),
  }
}

/** Its stream fails as any other does, not as one of its errors. */
const isCut = (error: unknown): boolean => error instanceof TypeError || /terminated|aborted/i.test(String(error))
