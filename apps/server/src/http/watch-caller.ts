import type { FastifyRequest } from 'fastify'
import { appError } from './app-error.ts'

/** Tells when the caller has hung up. Not by the request's own signal: that fires as soon as the request has been read. */
export function watchCaller({ raw: { socket } }: FastifyRequest) {
  const hungUp = new AbortController()
  const abort = () => hungUp.abort(appError('MALFORMED', 'The caller has hung up'))
  socket.once('close', abort)
  return { gone: hungUp.signal, forget: () => void socket.off('close', abort) }
}
