import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How a played image server answers what it is asked to draw. */
type Answering =
  /** As its kind does by itself: the picture as text. */
  | 'draws'
  | 'scribbles'
  | 'scribbles once, then draws'
  /** Never ends. */
  | 'stalls'
  /** The connection breaks in the middle of the answer. */
  | 'cuts'
  /** In HTML, as a proxy would. */
  | 'answers a page'
  /** A file that is no picture. */
  | 'answers no picture'
  /** A picture that ends in the middle. */
  | 'answers half a picture'
  /** Only where the picture is: on itself, on another server, or where that sends one on to another. */
  | 'answers its address'
  | 'answers a foreign address'
  | 'answers an address that leads away'
  /** Takes some parameters only; names what it minds, or does not. */
  | { takes: readonly string[]; names: boolean }
  /** sd-server alone: the job fails. */
  | 'fails the job'
  /** sd-server alone: it was started anew, and knows no job. */
  | 'forgets the job'
  | { status: number; body: unknown }

interface Asked {
  method: string
  path: string
  authorization: string | undefined
  body: Record<string, unknown>
}

export interface PlayedImageServer {
  address: string
  /** How it answers from now on. */
  answering: Answering
  asked: Asked[]
  /** sd-server alone: how often a job is looked at until it is done; each time it is a step further. */
  steps: number
  close(): Promise<void>
}

interface Played {
  dialect: 'sd-server' | 'localai' | 'openai'
  /** PNG files. */
  drawings: { good: Buffer; scribble: Buffer }
  /** A server that is not this one: what it holds is not to be fetched. */
  elsewhere?: string
}

interface Job {
  id: string
  looked: number
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled'
  picture: Buffer
}

/** Plays an image server on the wire, in one of the languages they speak. */
export async function playImageServer({
  dialect,
  drawings,
  elsewhere = 'http://127.0.0.1:9',
}: Played): Promise<PlayedImageServer> {
  const state = { answering: 'draws' as Answering, asked: [] as Asked[], steps: 1 }
  const jobs = new Map<string, Job>()

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = request.method === 'POST' ? await bodyOf(request) : {}
    state.asked.push({ method: request.method ?? '', path, authorization: request.headers.authorization, body })
    const { answering } = state
    if (path === '/away') return void response.writeHead(302, { location: `${elsewhere}/picture.png` }).end()
    if (path === '/generated-images/one.png') return void response.end(drawings.good)
    if (typeof answering === 'object' && 'status' in answering)
      return answer(response, answering.status, answering.body)
    if (answering === 'answers a page')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome')
    if (dialect === 'sd-server') return serveJobs(path, body, response)
    if (path === '/v1/images/generations') return generate(body, response)
    answer(response, 404, {})
  })

  function drawn(): Buffer {
    if (state.answering === 'scribbles once, then draws') {
      state.answering = 'draws'
      return drawings.scribble
    }
    if (state.answering === 'scribbles') return drawings.scribble
    if (state.answering === 'answers no picture') return Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    if (state.answering === 'answers half a picture') return drawings.good.subarray(0, drawings.good.length / 2)
    return drawings.good
  }

  function generate(body: Record<string, unknown>, response: ServerResponse) {
    const { answering } = state
    if (answering === 'stalls') return
    if (typeof answering === 'object' && 'takes' in answering) {
      const minded = Object.keys(body).filter((name) => !answering.takes.includes(name))
      const message = answering.names ? `Unknown parameter: '${minded[0]}'.` : 'Bad request'
      if (minded.length > 0) return answer(response, 400, { error: { message, type: 'invalid_request_error' } })
    }
    if (answering === 'cuts') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000_000 })
      response.write('{"created":1,"data":[{"b64_json":"iVBORw0KGgo')
      return setTimeout(() => response.destroy(), 20)
    }
    answer(response, 200, { created: 1, data: [pictureFor(answering)] })
  }

  function pictureFor(answering: Answering) {
    if (answering === 'answers its address') return { url: `${address}/generated-images/one.png` }
    if (answering === 'answers a foreign address') return { url: `${elsewhere}/picture.png` }
    if (answering === 'answers an address that leads away') return { url: '/away' }
    return { b64_json: drawn().toString('base64') }
  }

  function serveJobs(path: string, body: Record<string, unknown>, response: ServerResponse) {
    if (path === '/sdcpp/v1/img_gen') {
      if (typeof body['prompt'] !== 'string') return answer(response, 400, { error: 'invalid generation parameters' })
      const id = `job_1_${String(jobs.size).padStart(8, '0')}`
      jobs.set(id, { id, looked: 0, status: 'queued', picture: drawn() })
      return answer(response, 202, { id, kind: 'img_gen', status: 'queued', poll_url: `/sdcpp/v1/jobs/${id}` })
    }
    const [, id = '', cancel] = /^\/sdcpp\/v1\/jobs\/([\w-]+)(\/cancel)?$/.exec(path) ?? []
    if (id === '') return answer(response, 404, {})
    const job = jobs.get(id)
    if (!job || state.answering === 'forgets the job') return answer(response, 404, { error: 'job not found' })
    if (cancel) {
      if (job.status === 'generating')
        return answer(response, 409, { error: 'job is currently generating and cannot be interrupted yet' })
      job.status = 'cancelled'
      return answer(response, 200, presented(job))
    }
    if (state.answering === 'cuts') return void response.destroy()
    advance(job)
    answer(response, 200, presented(job))
  }

  function advance(job: Job): void {
    if (job.status === 'cancelled' || state.answering === 'stalls') return
    job.looked += 1
    if (job.looked <= state.steps) job.status = 'generating'
    else job.status = state.answering === 'fails the job' ? 'failed' : 'completed'
  }

  const presented = ({ id, status, looked, picture }: Job) => ({
    id,
    kind: 'img_gen',
    status,
    queue_position: status === 'queued' ? 1 : 0,
    progress_step: looked,
    progress_steps: state.steps,
    result:
      status === 'completed'
        ? { output_format: 'png', images: [{ index: 0, b64_json: picture.toString('base64') }] }
        : null,
    error: status === 'failed' ? { code: 'generation_failed', message: 'generate_image returned no results' } : null,
  })

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return Object.assign(state, {
    address,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  })
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const sent = await text(request)
  return sent === '' ? {} : JSON.parse(sent)
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
