import cors from '@fastify/cors'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import { APP_ORIGINS, CALL_HEADERS } from '@huebook/contract'
import type { FastifyInstance } from 'fastify'
import { appError } from './app-error.ts'
import { createCallCounts } from './call-counts.ts'
import { clientOf } from './client-address.ts'
import { holdBackFloods } from './pace.ts'
import { securityHeaders } from './security-headers.ts'

interface Options {
  publicUrl: string
  /** Where browsers fetch files from, when that is not this site. */
  filesOrigin?: string | undefined
  rateLimit: number
}

const PREFLIGHT_SECONDS = 24 * 60 * 60

/** Headers, allowed origins and limits that hold for every answer. */
export async function secure(app: FastifyInstance, { publicUrl, filesOrigin, rateLimit: max }: Options): Promise<void> {
  holdBackFloods(app, max)
  const headers = securityHeaders({ publicUrl, filesOrigin })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  await app.register(cors, {
    origin: [...APP_ORIGINS, new URL(publicUrl).origin],
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: [...CALL_HEADERS],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
  })
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: '1 minute',
    keyGenerator: clientOf,
    store: CallCountStore,
    errorResponseBuilder: () => appError('RATE_LIMITED'),
  })
}

/** The plugin makes its stores itself, one for each limit. */
class CallCountStore implements FastifyRateLimitStore {
  readonly #counts = createCallCounts()
  readonly incr = this.#counts.incr
  readonly child = () => new CallCountStore()
}
