import type { FastifyInstance } from 'fastify'
import { registerEndpoints } from './register-endpoints.ts'

/** Serves the API: every call of the contract, limited, and kept by nobody who does not ask for it. */
export async function serveApi(app: FastifyInstance, options: Parameters<typeof registerEndpoints>[1]): Promise<void> {
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
