import { type Call, calls } from '@huebook/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoints } from './register-endpoints.ts'

type Options = Parameters<typeof registerEndpoints>[1]

/** Serves the API: every call of the contract, limited, and kept by nobody who does not ask for it. */
export async function serveApi(app: FastifyInstance, options: Options): Promise<void> {
  requireEveryCall(options)
  await app.register(
    async (api) => {
      api.addHook('onRequest', api.rateLimit())
      api.addHook('onSend', (_request, reply, payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        done(null, payload)
      })
      registerEndpoints(api, options)
    },
    { prefix: '/api' },
  )
}

/** A call that no area answers is noticed before anybody makes it. */
function requireEveryCall({ endpoints }: Options): void {
  const answered = new Set(endpoints.map(({ call }) => call))
  const missing = Object.entries<Call>(calls).flatMap(([name, call]) => (answered.has(call) ? [] : name))
  if (missing.length > 0) throw new Error(`nothing answers ${missing.join(', ')}`)
}
