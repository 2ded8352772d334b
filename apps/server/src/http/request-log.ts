import type { FastifyInstance } from 'fastify'

/** One line for each answered call: the route and not the address, which may hold a sign-in token or a search. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url
    const worthALine = route?.startsWith('/api/') || reply.statusCode >= 500
    request.log[worthALine ? 'info' : 'debug'](
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}
