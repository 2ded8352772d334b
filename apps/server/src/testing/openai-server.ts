import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** How a server that speaks OpenAI's language answers a request for a picture. */
type Answering =
  | 'draws'
  | 'ends early'
  | 'cuts'
  | 'stalls'
  | 'scribbles'
  | 'draws once, then scribbles'
  | { status: number; code: string | null; once?: true }

export interface OpenaiServer {
  baseUrl: string
  /** How it answers from now on; when it stalls it comes to no verdict about pictures either. */
  answering: Answering
  /** What it flags. */
  flagged: RegExp
  /** Whether it flags pictures. */
  flagsPictures: boolean
  requests: { path: string; authorization: string | undefined; body: Record<string, unknown> }[]
  close(): Promise<void>
}

/** Plays OpenAI's images, models, moderations and responses APIs, on the wire. The drawings are PNG files. */
export async function startOpenaiServer(drawings: { good: Buffer; scribble: Buffer }): Promise<OpenaiServer> {
  const state = {
    answering: 'draws' as Answering,
    flagged: /never/,
    flagsPictures: false,
    requests: [] as OpenaiServer['requests'],
  }
  const server = createServer(async (request, response) => {
    const body = request.method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>)
    const path = request.url ?? ''
    state.requests.push({ path, authorization: request.headers.authorization, body })
    if (state.answering === 'stalls' && Array.isArray(body['input'])) return
    if (path === '/v1/moderations') return answer(response, 200, moderation(body['input']))
    if (path === '/v1/models' && typeof state.answering !== 'object')
      return answer(response, 200, { object: 'list', data: [{ id: 'gpt-image-1', object: 'model' }] })
    if (path === '/v1/responses') return answer(response, 200, suggestion)
    return generate(response)
  })

  function moderation(input: unknown) {
    const flagged = typeof input === 'string' ? state.flagged.test(input) : state.flagsPictures
    const score = flagged ? 0.9 : 0.001
    return { id: 'modr-1', model: 'omni', results: [{ flagged, categories: {}, category_scores: { violence: score } }] }
  }

  function generate(response: ServerResponse) {
    const { answering } = state
    if (typeof answering === 'object') {
      const { status, code, once: isOver } = answering
      if (isOver) state.answering = 'draws'
      // Milliseconds, or its client would wait for seconds before it tries again.
      response.setHeader('retry-after-ms', '1')
      return answer(response, status, {
        error: { message: 'In words for developers', type: 'error', param: null, code },
      })
    }
    if (answering === 'draws once, then scribbles') state.answering = 'scribbles'
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const picture = answering === 'scribbles' ? drawings.scribble : drawings.good
    const emit = (type: string, more: object) =>
      response.write(
        `event: ${type}\ndata: ${JSON.stringify({ type, b64_json: picture.toString('base64'), ...more })}\n\n`,
      )
    emit('image_generation.partial_image', { partial_image_index: 0 })
    if (answering === 'stalls') return
    if (answering === 'cuts') return setTimeout(() => response.destroy(), 20)
    if (answering === 'ends early') return response.end()
    emit('image_generation.partial_image', { partial_image_index: 1 })
    emit('image_generation.completed', {})
    response.end()
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  return Object.assign(state, {
    baseUrl,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  })
}

const suggestion = {
  id: 'resp_1',
  object: 'response',
  output: [
    {
      type: 'message',
      role: 'assistant',
      content: [{ type: 'output_text', text: ' A whale in a teacup \n', annotations: [] }],
    },
  ],
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
