import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { because } from '#platform/cause/cause.ts'

/** As proxies write it. Anything else would be a stranger's words in the log. */
const HARMLESS = /^[\w.-]{8,64}$/

/** The id a proxy or a client has given a request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID()
}

/** Each answer tells its request's id, by which the log and the jobs that it promised are found. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    because({ request: request.id }, done)
  })
  // Again: what arrives in pieces goes on where its connection began, which is no request's.
  app.addHook('preValidation', (request, _reply, done) => because({ request: request.id }, done))
}
