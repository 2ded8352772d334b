import { setTimeout as sleep } from 'node:timers/promises'
import type { ImageServer } from '@huebook/contract'
import { z } from 'zod'
import { watchSilence } from '#platform/illustrators/watch-silence.ts'
import { askServer, at, inOneLine, jsonIn, requireSuccess } from './ask-server.ts'
import type { Paint, Painting } from './paint.ts'
import { pictureOfText } from './picture-in.ts'
import { ImageServerFailure } from './server-failure.ts'

/** When it is first asked how far it is, and how often at last (ms): a fast one is done by then, a slow one has no use for more. */
const LOOK_MS = { first: 100, last: 1000 }
/** How long it may take to answer that, or to take an order: it draws beside it (ms). */
const SHORT_MS = 20_000
/** How long a drawing that nobody waits for any more is told so (ms). */
const CANCEL_MS = 3000
/** Looks in a row that may come to nothing: a machine that draws may be short of everything for a moment. */
const LOOKS_LOST = 2

const Accepted = z.object({ id: z.string().regex(/^[\w-]+$/) })

const Job = z.object({
  status: z.enum(['queued', 'generating', 'completed', 'failed', 'cancelled']),
  queue_position: z.number().nullish(),
  /** Only newer servers tell them. */
  progress_step: z.number().nullish(),
  progress_steps: z.number().nullish(),
  result: z.object({ images: z.array(z.object({ b64_json: z.string() })) }).nullish(),
  error: z.object({ message: z.string().nullish() }).nullish(),
})
type Job = z.infer<typeof Job>

const shareOf = ({ progress_step, progress_steps }: Job): number =>
  progress_step && progress_steps ? Math.min(1, Math.max(0, progress_step / progress_steps)) : 0

/** What changes while it gets on: as long as it does, it is not silent. */
const standingOf = ({ status, queue_position, progress_step }: Job): string =>
  [status, queue_position, progress_step].join(' ')

/** Draws with the own API of stable-diffusion.cpp's sd-server: an order, looks at how far it is, and a way to call it off. */
export function paintWithSdServer({ address, size }: ImageServer, silenceMs: number): Paint {
  const ask = (method: 'GET' | 'POST', path: string, signal: AbortSignal, body?: object) =>
    askServer({
      method,
      url: at(address, `/sdcpp/v1/${path}`),
      signal,
      silenceMs: Math.min(silenceMs, SHORT_MS),
      ...(body && { body }),
    })

  async function order({ words, seed, signal }: Painting): Promise<string> {
    // Steps, sampler and guidance are the model's business: the server was started with what suits it.
    const answer = await ask('POST', 'img_gen', signal, {
      prompt: words.prompt,
      negative_prompt: words.negative,
      width: size,
      height: size,
      seed,
      batch_count: 1,
      output_format: 'png',
      embed_image_metadata: false,
    })
    requireSuccess(answer)
    const accepted = Accepted.safeParse(jsonIn(answer))
    if (!accepted.success) throw new ImageServerFailure('unreadable')
    return accepted.data.id
  }

  async function look(id: string, signal: AbortSignal): Promise<Job> {
    const answer = await ask('GET', `jobs/${id}`, signal)
    if (answer.status === 404 || answer.status === 410) throw new ImageServerFailure('forgotten')
    requireSuccess(answer)
    const job = Job.safeParse(jsonIn(answer))
    if (!job.success) throw new ImageServerFailure('unreadable')
    return job.data
  }

  /** Only what still waits for its turn can be called off with most servers; what is being drawn is then drawn for nobody. */
  const callOff = (id: string) =>
    ask('POST', `jobs/${id}/cancel`, AbortSignal.timeout(CANCEL_MS)).catch(() => undefined)

  async function waitFor(id: string, { signal, onProgress }: Painting): Promise<Buffer> {
    const silence = watchSilence(silenceMs)
    const enough = AbortSignal.any([signal, silence.signal])
    try {
      let standing = ''
      let lost = 0
      for (let wait = LOOK_MS.first; ; wait = Math.min(2 * wait, LOOK_MS.last)) {
        await sleep(wait, undefined, { signal: enough })
        const job = await look(id, enough).catch((error: unknown) => {
          lost += 1
          if (lost > LOOKS_LOST || !isPassing(error)) throw error
        })
        if (!job) continue
        lost = 0
        if (job.status === 'completed') return pictureOfText(job.result?.images[0]?.b64_json ?? '')
        if (job.status === 'failed' || job.status === 'cancelled')
          throw new ImageServerFailure('failed', inOneLine(job.error?.message ?? ''))
        if (standingOf(job) === standing) continue
        standing = standingOf(job)
        silence.heard()
        onProgress(shareOf(job))
      }
    } catch (error) {
      signal.throwIfAborted()
      throw silence.signal.aborted ? new ImageServerFailure('slow', '', { cause: error }) : error
    } finally {
      silence.end()
    }
  }

  return async (painting) => {
    const id = await order(painting)
    try {
      return await waitFor(id, painting)
    } catch (error) {
      await callOff(id)
      throw error
    }
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof ImageServerFailure && ['unreachable', 'cut', 'slow', 'busy'].includes(error.fault)
