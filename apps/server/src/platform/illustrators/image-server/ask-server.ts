import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { ImageServerFailure } from './server-failure.ts'

/** How long it may take until a server takes the call (ms): it is on this machine, or near it. */
const CONNECT_MS = 10_000
/** What an answer may weigh, in bytes: a picture of four megapixels as text, twice. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024
/** How much of what a server says of its failure is shown. */
const SAID_MAX_LENGTH = 160

interface Ask {
  method: 'GET' | 'POST'
  url: URL
  body?: object
  signal: AbortSignal
  /** How long it may be silent, in milliseconds. */
  silenceMs: number
}

export interface Answer {
  status: number
  body: Buffer
}

/**
 * Asks one server, and nobody it would send us on to. Not by `fetch`, which gives up after five minutes without an answer,
 * whatever it is told: without a graphics card one picture may take longer.
 */
export function askServer({ method, url, body, signal, silenceMs }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const text = body && JSON.stringify(body)
    const asked = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method,
      // Each time anew: one that was kept open may be closed by the server at the moment it is used.
      agent: false,
      signal,
      headers: {
        accept: 'application/json, image/*',
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
    let isConnected = false
    let failure: ImageServerFailure | undefined
    const give = (reason: ImageServerFailure) => {
      failure ??= reason
      asked.destroy()
    }
    const connecting = setTimeout(() => give(new ImageServerFailure('unreachable')), CONNECT_MS)
    const stopWaiting = () => {
      isConnected = true
      clearTimeout(connecting)
    }
    asked.once('socket', (socket) => socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', stopWaiting))
    asked.setTimeout(silenceMs, () => give(new ImageServerFailure('slow')))
    const fail = (error: unknown) => {
      clearTimeout(connecting)
      reject(signal.aborted ? signal.reason : (failure ?? failureOf(error, isConnected)))
    }
    asked.once('error', fail)
    asked.once('response', (response) => {
      stopWaiting()
      collect(response, () => give(new ImageServerFailure('unreadable'))).then(
        (received) => resolve({ status: response.statusCode ?? 0, body: received }),
        fail,
      )
    })
    asked.end(text)
  })
}

async function collect(response: IncomingMessage, onTooMuch: () => void): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > ANSWER_MAX_BYTES) onTooMuch()
    else parts.push(part)
  }
  return Buffer.concat(parts)
}

function failureOf(error: unknown, isConnected: boolean): ImageServerFailure {
  const code = String((error as { code?: unknown }).code ?? '')
  if (/CERT|SIGNED|UNABLE_TO|SELF_/.test(code)) return new ImageServerFailure('untrusted', '', { cause: error })
  if (/^HPE_|^EPROTO|^ERR_SSL/.test(code)) return new ImageServerFailure('foreign', '', { cause: error })
  return new ImageServerFailure(isConnected ? 'cut' : 'unreachable', '', { cause: error })
}

/** Puts a path of the server's API behind its address, which may have a path of its own. */
export const at = (address: string, path: string): URL => new URL(`${address.replace(/\/+$/, '')}${path}`)

/** An answer as JSON, or why there is none to be read. */
export function jsonIn({ status, body }: Answer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new ImageServerFailure(status === 200 ? 'unreadable' : 'foreign', '', { cause: error })
  }
}

/** Throws what an answer says that is no success. */
export function requireSuccess(answer: Answer): void {
  const { status } = answer
  if (status >= 200 && status < 300) return
  const said = saidIn(answer)
  if (status === 401 || status === 403) throw new ImageServerFailure('locked', said)
  if (status === 429 || status === 503) throw new ImageServerFailure('busy', said)
  if (status === 400 || status === 422) throw new ImageServerFailure('refused', said)
  // Without words of its own it is a path that it does not know, or another server that sends us somewhere else.
  if (status < 500) throw new ImageServerFailure(said ? 'refused' : 'foreign', said)
  throw new ImageServerFailure('failed', said)
}

/** The sentence in the error that a server answers, whichever of the usual forms that has; nothing of any other answer. */
function saidIn({ body }: Answer): string {
  try {
    const { error, message, detail } = JSON.parse(body.toString('utf8')) as Record<string, unknown>
    const inner = typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error
    const said = [message, inner, detail].find((one) => typeof one === 'string' && one !== '')
    return typeof said === 'string' ? inOneLine(said) : ''
  } catch {
    return ''
  }
}

export function inOneLine(said: string): string {
  const line = said.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
  return line.length <= SAID_MAX_LENGTH ? line : `${line.slice(0, SAID_MAX_LENGTH)}…`
}
