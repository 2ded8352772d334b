import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import { type CallEvents, calls, type PageId, type UserId } from '@huebook/contract'
import Fastify from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appError } from './app-error.ts'
import { type Emit, endpoint } from './endpoint.ts'
import { handleErrors } from './error-handler.ts'
import { registerEndpoints } from './register-endpoints.ts'

const page = {
  id: '00000000-0000-4000-8000-000000000002' as PageId,
  title: 'Owl',
  user: { name: 'Mia', stripe_id: '' },
  illustration: '/files/a.png',
  vector: null,
  width: 1024,
  height: 1024,
  preview: '/files/b.webp',
  previews: [{ url: '/files/b.webp', side: 512 }],
  placeholder: null,
  colored: null,
  colored_at: null,
  colored_count: 0,
  favorited_count: 0,
  is_colored: false,
  is_favorited: false,
  is_owner: true,
  public: true,
  blocked: false,
  trending: false,
  waiting_for_review: false,
  open_reports: 0,
  withheld: false,
  colorability: null,
  missing: [],
  credit: null,
  created_at: '2026-11-15T12:00:00.000Z',
  had_already: false,
  key: 'secret, and not in the contract',
}
const caller = { id: '00000000-0000-4000-8000-000000000001' as UserId, admin: false }

type Draw = (emit: Emit<CallEvents<typeof calls.createPage>>) => Promise<void>

/** What the server does with a call, for one test. */
let draw: Draw
let taken: Buffer[]
let address: string

// On the wire, since events and raw bytes are what travels and not what is injected.
beforeAll(async () => {
  const app = Fastify()
  handleErrors(app)
  await app.register(compress, { threshold: 0 })
  registerEndpoints(app, {
    authenticate: async () => caller,
    endpoints: [
      endpoint(calls.createPage, async ({ emit }) => {
        await draw(emit)
        return page
      }),
      endpoint(calls.stripeWebhook, async ({ body }) => {
        taken.push(Buffer.from(body))
        return { received: true as const }
      }),
      endpoint(calls.signIn, async () => ({ sent: true as const })),
    ],
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return () => app.close()
})

beforeEach(() => {
  taken = []
})

describe('a call that tells how far it is', () => {
  const create = (accept: string, prompt = 'an owl') =>
    fetch(`${address}/pages/create`, {
      method: 'POST',
      headers: { accept, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt }),
    })
  /** The events as they arrive. */
  async function* eventsOf(answer: Response): AsyncGenerator<{ event: string; data: unknown }> {
    let text = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const pieces = (text + chunk).split('\n\n')
      text = pieces.pop() ?? ''
      for (const piece of pieces) {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(piece) ?? []
        yield { event, data: JSON.parse(data) }
      }
    }
  }
  const all = async (answer: Response) => {
    const events: { event: string; data: unknown }[] = []
    for await (const event of eventsOf(answer)) events.push(event)
    return events
  }

  test('sends each event when it happens, not when everything is done, also where answers are compressed', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    draw = async (emit) => {
      emit('progress', { stage: 'drawing', percent: 10 })
      await finished
    }
    const answer = await create('text/event-stream')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const events = eventsOf(answer)
    // Were it held back, this would wait for ever: the drawing goes on only afterwards.
    expect((await events.next()).value).toEqual({ event: 'progress', data: { stage: 'drawing', percent: 10 } })
    finish()
    expect((await events.next()).value).toMatchObject({ event: 'done', data: { id: page.id } })
    expect(await events.next()).toMatchObject({ done: true })
  })

  test('lets no field out that the contract does not list', async () => {
    draw = async (emit) => emit('progress', { stage: 'drawing', percent: 10, key: 'secret' } as never)
    expect(JSON.stringify(await all(await create('text/event-stream')))).not.toMatch(/secret/)
  })

  test('that fails on its way ends with the problem', async () => {
    draw = async (emit) => {
      emit('progress', { stage: 'drawing', percent: 10 })
      throw appError('PROVIDER_FAILED')
    }
    expect((await all(await create('text/event-stream'))).at(-1)).toEqual({
      event: 'error',
      data: { code: 'PROVIDER_FAILED', message: 'A service we rely on did not answer. Please try again' },
    })
  })

  test('that breaks off because the site is away ends without a word: it goes on, and can be asked for again', async () => {
    draw = async (emit) => {
      emit('progress', { stage: 'drawing', percent: 10 })
      throw appError('UNAVAILABLE')
    }
    expect((await all(await create('text/event-stream'))).map(({ event }) => event)).toEqual(['progress'])
  })

  test('that breaks says no more than that', async () => {
    draw = async (emit) => {
      emit('progress', { stage: 'drawing', percent: 10 })
      throw new Error('secret of the house')
    }
    expect((await all(await create('text/event-stream'))).at(-1)?.data).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong!',
    })
  })

  test('that is refused before it begins answers with its status, like any other', async () => {
    draw = () => Promise.reject(appError('NO_CREDIT'))
    const refused = await create('text/event-stream')
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'NO_CREDIT' }])
    expect((await create('text/event-stream', 'x')).status).toBe(422)
  })

  test('goes on when nobody listens any more', async () => {
    let goOn = () => {}
    const left = new Promise<void>((resolve) => {
      goOn = resolve
    })
    let outcome = 'still drawing'
    draw = async (emit) => {
      emit('progress', { stage: 'drawing', percent: 10 })
      await left
      emit('progress', { stage: 'checking', percent: 90 })
      outcome = 'drawn'
    }
    const answer = await create('text/event-stream')
    await answer.body?.cancel()
    goOn()
    await expect.poll(() => outcome).toBe('drawn')
  })

  test.each(['application/json', '*/*', 'text/event-streams'])('answers once with the page to %s', async (accept) => {
    draw = async (emit) => emit('progress', { stage: 'drawing', percent: 10 })
    const answer = await create(accept)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toMatchObject({ id: page.id })
  })
})

describe('a call that takes raw bytes', () => {
  const post = (body: Uint8Array<ArrayBuffer> | null, headers: Record<string, string>) =>
    fetch(`${address}/stripe/webhook`, { method: 'POST', body, headers })

  test.each([
    ['JSON with its own spaces', Buffer.from('{ "id" :  "evt_1",\r\n"a":1 }'), { 'content-type': 'application/json' }],
    ['what is not JSON', Buffer.from('{"half'), { 'content-type': 'application/json; charset=utf-8' }],
    ['any bytes', Buffer.from([0, 255, 13, 10, 195, 40]), { 'content-type': 'application/octet-stream' }],
    ['a packed body', gzipSync('{}'), { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
  ])('hands over %s byte for byte', async (_what, bytes, headers) => {
    expect((await post(new Uint8Array(bytes), headers)).status).toBe(200)
    expect(taken).toEqual([bytes])
  })

  test('hands over nothing as no bytes', async () => {
    expect((await post(null, {})).status).toBe(200)
    expect(taken).toEqual([Buffer.alloc(0)])
  })

  test('leaves every other call what it was: one that takes JSON refuses what is not', async () => {
    const ask = (type: string) =>
      fetch(`${address}/users/sign-in`, {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{"email":"a@example.org"}',
      })
    expect((await ask('application/octet-stream')).status).toBe(415)
    expect(await (await ask('application/json')).json()).toEqual({ sent: true })
  })
})
