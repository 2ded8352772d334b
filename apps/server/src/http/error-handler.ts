import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode, type Problem } from '@huebook/contract'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { outageOf } from '#platform/db/outage.ts'
import { PaymentError } from '#platform/payments/payments.ts'
import { StorageError, StorageFull } from '#platform/storage/storage.ts'
import { AppError, appError } from './app-error.ts'
import { sendTroublePage, wantsPage } from './trouble-page.ts'

/** Turns every failure into a Problem, or into a page for whoever would see it as one. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    // How long the file is whose part was asked for in vain.
    const range = error.headers?.['Content-Range']
    if (range) reply.header('content-range', range)
    return sendError(request, reply, toAppError(error, request.log))
  })
}

/** What a caller is told of a failure; what we did not foresee is logged and told as INTERNAL. */
export function toAppError(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): AppError {
  const known = error instanceof Error ? recognise(error) : null
  if (!known || isWorthALine(error))
    log.error({ err: error }, known?.code === 'NO_ROOM' ? fullness(error) : 'request failed')
  return known ?? appError('INTERNAL')
}

/** What Fastify refuses before it has found a route. Its own words repeat the address, which may hold a token. */
export const refuseUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  sendError(request, reply, recognise(error) ?? appError('INTERNAL'))
}

const sendError = (request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply =>
  wantsPage(request) ? sendTroublePage(reply, error) : sendProblem(reply, error)

/** What Node cannot read as a request at all: there is no reply to send a Problem with, only the connection. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const code = CODE_OF_CLIENT_ERROR[error.code ?? ''] ?? 'MALFORMED'
  const { status, message } = ERRORS[code]
  const problem: Problem = { message, code }
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const CODE_OF_CLIENT_ERROR: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'TOO_SLOW',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const problem: Problem = {
    message: error.message,
    code: error.code,
    ...(error.issues && { issues: error.issues }),
  }
  if (error.retryAfter) reply.header('retry-after', error.retryAfter)
  return reply.code(ERRORS[error.code].status).type('application/json; charset=utf-8').send(problem)
}

/** What Fastify and its plugins throw, by status. */
const CODE_OF_STATUS: Record<number, ErrorCode> = {
  // What leads out of a folder is not there.
  403: 'NOT_FOUND',
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'WRONG_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'RATE_LIMITED',
  431: 'HEADERS_TOO_LARGE',
  503: 'UNAVAILABLE',
}

function recognise(error: Error & { statusCode?: number }): AppError | null {
  if (error instanceof AppError) return error
  if (error instanceof StorageFull || outageOf(error) === 'full') return appError('NO_ROOM')
  if (error instanceof PaymentError) return appError(error.code, error.message)
  if (error instanceof StorageError || outageOf(error)) return appError('UNAVAILABLE')
  const status = error.statusCode ?? 500
  // Whatever else a plugin refuses is the caller's doing as well.
  const code = CODE_OF_STATUS[status] ?? (status < 500 ? 'MALFORMED' : undefined)
  return code ? appError(code) : null
}

/** What the operator should read: our own mistakes, and a store or a database in trouble. One that is away tells itself. */
const isWorthALine = (error: unknown): boolean =>
  error instanceof StorageError || ['strained', 'full'].includes(outageOf(error) ?? '')

/** Says whose disk is full, in one sentence for the operator. */
const fullness = (error: unknown): string =>
  error instanceof StorageFull ? error.message : 'The disk of the database is full; make room on it, and it goes on.'
