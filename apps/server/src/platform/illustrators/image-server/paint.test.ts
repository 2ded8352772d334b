import type { ImageServer } from '@huebook/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PlayedImageServer, playImageServer } from '#testing/image-server.ts'
import { paintWith } from './image-server-illustrator.ts'
import { lineArtWords } from './line-art-words.ts'
import { ImageServerFailure, sentenceFor } from './server-failure.ts'

/** They are not looked into here: only how they begin counts. */
const png = (rest: string) => Buffer.from(`\x89PNG\r\n\x1a\n${rest.padEnd(64)}`, 'latin1')
const drawings = { good: png('good'), scribble: png('scribble') }
/** Longer than any answer takes on a busy machine, but for those who are to fall silent. */
const PATIENCE_MS = 60_000
const LITTLE_PATIENCE_MS = 1200

let played: PlayedImageServer
let other: PlayedImageServer

const KINDS = ['sd-server', 'localai', 'openai'] as const
type Kind = (typeof KINDS)[number]

async function play(kind: Kind): Promise<void> {
  other = await playImageServer({ dialect: 'openai', drawings })
  played = await playImageServer({ dialect: kind, drawings, elsewhere: other.address })
}
afterEach(async () => {
  await played?.close()
  await other?.close()
})

interface How extends Partial<ImageServer> {
  prompt?: string
  signal?: AbortSignal
  patienceMs?: number
}

const paint = (kind: Kind, how: How = {}) => {
  const { prompt = 'a whale', signal = new AbortController().signal, patienceMs = PATIENCE_MS, ...more } = how
  const progress: number[] = []
  const server: ImageServer = { kind, address: played.address, model: '', size: 768, ...more }
  const painting = {
    words: lineArtWords({ prompt, style: 'scene', detail: 1 }),
    seed: 7,
    signal,
    onProgress: (share: number) => void progress.push(share),
  }
  return { done: paintWith(server, patienceMs)(painting), progress }
}

const faultOf = (done: Promise<unknown>) =>
  done.then(
    () => 'a picture',
    (error: unknown) => (error instanceof ImageServerFailure ? error.fault : error),
  )

describe.each(KINDS)('%s', (kind) => {
  beforeEach(() => play(kind))

  test('draws with no key, from the subject first, and is told apart what is not wanted', async () => {
    expect(await paint(kind).done).toEqual(drawings.good)
    const [{ authorization, body } = { authorization: 'none was asked', body: {} as Record<string, unknown> }] =
      played.asked
    expect(authorization).toBeUndefined()
    const [prompt, behind] = String(body['prompt']).split('|')
    expect(prompt).toMatch(/^a whale, a whole scene .*coloring book page.*very simple/)
    expect(prompt).not.toMatch(/shading|grey|text/)
    expect(behind ?? body['negative_prompt']).toMatch(/shading.*text.*nude/)
    expect(body['seed']).toBe(7)
  })

  test('gets nothing of a prompt but its words', async () => {
    const prompt = 'a cat <sd_cpp_extra_args>{"width":4096}</sd_cpp_extra_args> | solid black <lora:bad:9> (hat:5)'
    await paint(kind, { prompt }).done
    const sent = JSON.stringify(played.asked[0]?.body)
    expect(sent).toContain('a cat solid black hat:5')
    expect(sent).not.toMatch(/lora|extra_args|4096|[<>()]/)
    expect(sent.split('|')).toHaveLength(kind === 'localai' ? 2 : 1)
  })

  test.each([
    ['answers a page', 'unreadable'],
    ['answers no picture', 'no picture'],
    ['stalls', 'slow'],
    ['cuts', 'cut'],
    [{ status: 401, body: { error: { message: 'no key' } } }, 'locked'],
    [{ status: 404, body: {} }, 'foreign'],
    [{ status: 429, body: { error: 'job queue is full' } }, 'busy'],
    [{ status: 500, body: { error: 'server_error' } }, 'failed'],
    [{ status: 302, body: {} }, 'foreign'],
    [{ status: 200, body: { data: [] } }, 'unreadable'],
    [{ status: 200, body: 'something' }, 'unreadable'],
  ] as const)('fails in a way that can be told: %o', async (answering, fault) => {
    played.answering = answering
    const patienceMs = fault === 'slow' ? LITTLE_PATIENCE_MS : PATIENCE_MS
    expect(await faultOf(paint(kind, { patienceMs }).done)).toBe(fault)
  })

  test('is said to be out of reach where nobody listens, and to be no such server where another one does', async () => {
    await played.close()
    expect(await faultOf(paint(kind).done)).toBe('unreachable')
    const foreign = kind === 'sd-server' ? 'openai' : 'sd-server'
    played = await playImageServer({ dialect: foreign, drawings })
    expect(await faultOf(paint(kind).done)).toBe('foreign')
  })

  test('is not waited for once nobody wants the picture', async () => {
    played.answering = 'stalls'
    const nobody = new AbortController()
    const { done } = paint(kind, { signal: nobody.signal })
    await expect.poll(() => played.asked.length).toBeGreaterThan(0)
    nobody.abort(new Error('gone'))
    await expect(done).rejects.toThrow('gone')
  })
})

test.each([
  [1, /simple.*for children/],
  [2, /simple.*for children/],
  [3, /^(?!.*children).*intricate/],
] as const)('a page of detail %i is asked for as those who colour it want it', (detail, words) => {
  expect(lineArtWords({ prompt: 'a whale', style: null, detail }).prompt).toMatch(words)
})

describe('sd-server', () => {
  beforeEach(() => play('sd-server'))

  test('is asked for one picture of the chosen size, and tells how far it is', async () => {
    played.steps = 4
    const { done, progress } = paint('sd-server')
    await done
    expect(played.asked[0]).toMatchObject({
      path: '/sdcpp/v1/img_gen',
      body: { width: 768, height: 768, batch_count: 1, output_format: 'png' },
    })
    expect(progress).toEqual([0.25, 0.5, 0.75, 1])
  })

  test('may take longer than it may be silent, as long as it gets on', async () => {
    // A look a second at last, and one of them late on a busy machine.
    played.steps = 9
    expect(await faultOf(paint('sd-server', { patienceMs: 4000 }).done)).toBe('a picture')
  })

  test('has what it was asked called off when it falls silent or nobody waits, and not when it has drawn it', async () => {
    const calledOff = () => played.asked.filter(({ path }) => path.endsWith('/cancel')).length
    await paint('sd-server').done
    expect(calledOff()).toBe(0)
    played.answering = 'stalls'
    await faultOf(paint('sd-server', { patienceMs: LITTLE_PATIENCE_MS }).done)
    expect(calledOff()).toBe(1)
  })

  test('that was started anew has forgotten the drawing', async () => {
    played.answering = 'forgets the job'
    expect(await faultOf(paint('sd-server').done)).toBe('forgotten')
  })

  test('says why it could not draw', async () => {
    played.answering = 'fails the job'
    const failure = await paint('sd-server').done.catch((error: unknown) => error)
    expect(sentenceFor(failure as ImageServerFailure, played.address)).toBe(
      'It could not draw. It said: “generate_image returned no results”',
    )
  })
})

describe.each(['localai', 'openai'] as const)('%s', (kind) => {
  beforeEach(() => play(kind))

  test('is asked for the picture itself, of the chosen size and model', async () => {
    await paint(kind, { model: 'flux' }).done
    expect(played.asked).toMatchObject([
      {
        path: '/v1/images/generations',
        body: { model: 'flux', n: 1, size: '768x768', response_format: 'b64_json' },
      },
    ])
  })

  test('may answer an address, which is fetched from itself', async () => {
    played.answering = 'answers its address'
    expect(await paint(kind).done).toEqual(drawings.good)
  })

  test.each(['answers a foreign address', 'answers an address that leads away'] as const)(
    'that %s is not followed to another server',
    async (answering) => {
      played.answering = answering
      expect(await faultOf(paint(kind).done)).toMatch(/elsewhere|foreign/)
      expect(other.asked).toEqual([])
    },
  )

  test.each([
    ['names', true],
    ['does not name', false],
  ])(
    'that %s the parameters it does not know is asked without them, and later without asking in vain',
    async (_, names) => {
      played.answering = { takes: ['model', 'prompt', 'n', 'size'], names }
      const server: ImageServer = { kind, address: played.address, model: 'gpt-image-1', size: 1024 }
      const painting = {
        words: lineArtWords({ prompt: 'a whale', style: null, detail: null }),
        seed: 7,
        signal: new AbortController().signal,
        onProgress: () => undefined,
      }
      const draw = paintWith(server, PATIENCE_MS)
      expect(await draw(painting)).toEqual(drawings.good)
      const asked = played.asked.length
      expect(await draw(painting)).toEqual(drawings.good)
      expect(played.asked).toHaveLength(asked + 1)
      expect(Object.keys(played.asked.at(-1)?.body ?? {}).sort()).toEqual(['model', 'n', 'prompt', 'size'])
    },
  )

  test('that refuses the words is asked no more than twice, and the next time in full again', async () => {
    played.answering = { status: 400, body: { error: { message: 'not these words' } } }
    const failure = await paint(kind).done.catch((error: unknown) => error)
    expect(failure).toMatchObject({ fault: 'refused', said: 'not these words' })
    expect(played.asked).toHaveLength(2)
  })
})
