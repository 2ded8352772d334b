import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { because, type Cause } from '#platform/cause/cause.ts'
import type { Span, Traces } from '#platform/traces/traces.ts'
import { routeOf } from './request-metrics.ts'

/** As proxies write it. Anything else would be a stranger's words in the log. */
const HARMLESS = /^[\w.-]{8,64}$/
const FAULT = 500

/** The id a proxy or a client has given a request, or a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && HARMLESS.test(given) ? given : randomUUID()
}

interface Following {
  traces: Traces
  /** Whether a proxy stands in front whose word on the trace of a request counts: a stranger could have all of them kept. */
  believesProxy: boolean
}

/** Each answer tells its request's id, by which the log and the jobs that it promised are found, and so does its trace. */
export function followRequests(app: FastifyInstance, { traces, believesProxy }: Following): void {
  const followed = new WeakMap<FastifyRequest, { cause: Cause; span: Span | undefined }>()

  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const span = traces.begin(believesProxy ? request.headers['traceparent'] : undefined)
    const cause: Cause = { request: request.id, ...(span && { traceparent: span.traceparent }) }
    followed.set(request, { cause, span })
    because(cause, done)
  })
  // Again: what arrives in pieces goes on where its connection began, which is no request's.
  app.addHook('preValidation', (request, _reply, done) => because(followed.get(request)?.cause, done))
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = routeOf(request)
    followed.get(request)?.span?.end({
      kind: 'request',
      name: `${method} ${route}`,
      took: reply.elapsedTime,
      isFailure: reply.statusCode >= FAULT,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'huebook.request': request.id,
      },
    })
    done()
  })
}
