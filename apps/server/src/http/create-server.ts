import { BODY_MAX_BYTES } from '@huebook/contract'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Traces } from '#platform/traces/traces.ts'
import { compressAnswers } from './compression.ts'
import { handleErrors, refuseUnreadable, refuseUnroutable } from './error-handler.ts'
import { warnOfUntrustedProxy } from './proxy-warning.ts'
import { followRequests, requestIdOf } from './request-id.ts'
import { logRequests } from './request-log.ts'
import { countRequests } from './request-metrics.ts'
import { secure } from './security.ts'
import { closeSpareConnections } from './spare-connections.ts'

type Security = Parameters<typeof secure>[1]

interface Options extends Security {
  log: FastifyBaseLogger
  metrics: Pick<Metrics, 'answered'>
  traces: Traces
  trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
}

/**
 * How long a request may take to arrive, in milliseconds: ten megabytes over a slow line do in this time. Without it,
 * which is Fastify's default, clients that never finish sending could hold connections and memory for ever.
 */
const REQUEST_MS = 120_000

/** A server that answers nothing yet: how requests are limited and logged, and answers secured and compressed. */
export async function createServer({
  log,
  metrics,
  traces,
  trustProxy,
  ...security
}: Options): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    // It would log addresses as they are typed; ours logs routes.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestIdOf,
    trustProxy,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_MS,
    // How long it takes to get ready says how busy the machine is. Fastify would end the start after ten seconds.
    pluginTimeout: 0,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseUnreadable,
    // Connections that wait for a next request would hold up a shutdown; those that are answering one may finish.
    forceCloseConnections: 'idle',
  })
  followRequests(app, { traces, believesProxy: trustProxy !== false })
  closeSpareConnections(app)
  handleErrors(app)
  logRequests(app)
  countRequests(app, metrics)
  warnOfUntrustedProxy(app)
  await secure(app, security)
  await compressAnswers(app)
  return app
}
