import type { ImageServer } from '@huebook/contract'
import { z } from 'zod'
import { type Answer, askServer, at, jsonIn, requireSuccess } from './ask-server.ts'
import type { Paint, Painting } from './paint.ts'
import { AnsweredPicture, pictureIn } from './picture-in.ts'
import { ImageServerFailure } from './server-failure.ts'

const Generated = z.object({ data: z.array(AnsweredPicture).min(1) })

type Parameters = Record<string, unknown>

/** What servers understand that draw with a diffusion model; others refuse a parameter they do not know. */
function wishesOf({ kind }: ImageServer, { words, seed }: Painting): Parameters {
  // LocalAI takes what stands behind a stroke for the negative words, in each of its versions.
  const negative = kind === 'localai' ? {} : { negative_prompt: words.negative }
  return { response_format: 'b64_json', seed, ...negative }
}

function needsOf({ kind, model, size }: ImageServer, { words }: Painting): Parameters {
  return {
    prompt: kind === 'localai' ? `${words.prompt}|${words.negative}` : words.prompt,
    n: 1,
    size: `${size}x${size}`,
    ...(model && { model }),
  }
}

/** Whether a server may mind something in a request, rather than the request as a whole. */
const isRefusal = ({ status }: Answer): boolean => status === 400 || status === 422

/** The parameters that an answer names, or all of them where it names none. */
function mindedIn({ body }: Answer, given: readonly string[]): string[] {
  const text = body.toString('utf8')
  const named = given.filter((name) => text.includes(name))
  return named.length > 0 ? named : [...given]
}

/** Draws with whatever speaks OpenAI's images API, which tells nothing until the picture is there. */
export function paintWithOpenaiApi(server: ImageServer, silenceMs: number): Paint {
  const { address } = server
  /** What this server is not sent any more: it has drawn without. */
  let unwanted: readonly string[] = []

  return async (painting) => {
    const { signal } = painting
    const wishes = wishesOf(server, painting)
    let left = unwanted
    for (;;) {
      const sent = Object.fromEntries(Object.entries(wishes).filter(([name]) => !left.includes(name)))
      const answer = await askServer({
        method: 'POST',
        url: at(address, '/v1/images/generations'),
        body: { ...needsOf(server, painting), ...sent },
        signal,
        silenceMs,
      })
      const given = Object.keys(sent)
      if (isRefusal(answer) && given.length > 0) {
        left = [...left, ...mindedIn(answer, given)]
        continue
      }
      requireSuccess(answer)
      const read = Generated.safeParse(jsonIn(answer))
      const picture = read.data?.data[0]
      if (!picture) throw new ImageServerFailure('unreadable')
      unwanted = left
      return pictureIn(picture, { address, signal, silenceMs })
    }
  }
}
