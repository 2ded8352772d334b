import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  head: string
  body: Buffer
}

/** A connection that asks one thing after the other. It reads no more than it must: fetch costs as much as the server. */
export interface Connection {
  ask(request: Buffer): Promise<Answer>
  close(): void
}

export interface Request {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Buffer
}

const HEAD_END = '\r\n\r\n'
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n')

/** A request as it travels. */
export function requestBytes({ method = 'GET', path, headers = {}, body }: Request): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers, ...(body && { 'content-length': `${body.length}` }) })
  const head = `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return Buffer.concat([Buffer.from(head), body ?? Buffer.alloc(0)])
}

export async function openConnection(address: string): Promise<Connection> {
  const { port } = new URL(address)
  const socket = connect({ host: '127.0.0.1', port: Number(port), noDelay: true })
  await once(socket, 'connect')
  return { ask: (request) => askOver(socket, request), close: () => void socket.destroy() }
}

function askOver(socket: Socket, request: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const listen = (chunk: Buffer) => {
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk
      const answer = wholeAnswer(received)
      if (answer) settle(() => resolve(answer))
    }
    const fail = () => settle(() => reject(new Error('The connection was lost')))
    const settle = (end: () => void) => {
      socket.off('data', listen).off('close', fail)
      end()
    }
    // An error is followed by the end of the connection, which says as much.
    if (socket.listenerCount('error') === 0) socket.on('error', () => undefined)
    if (socket.destroyed) return reject(new Error('The connection was lost'))
    socket.on('data', listen).on('close', fail).write(request)
  })
}

function wholeAnswer(received: Buffer): Answer | undefined {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const body = received.subarray(headEnd + HEAD_END.length)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  const isWhole =
    length === undefined ? body.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : body.length >= Number(length)
  return isWhole ? { status: Number(head.slice(9, 12)), head, body } : undefined
}
