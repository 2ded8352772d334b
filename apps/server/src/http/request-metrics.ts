import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#platform/metrics/metrics.ts'

/** Counts requests by the route and never by the address, of which there are as many as people think of. */
export function countRequests(app: FastifyInstance, metrics: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    metrics.answered({ method, route: routeOf(request), status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    done()
  })
}

/** The files of the web app are one route each, and with the next build others. */
export function routeOf({ routeOptions: { url } }: Pick<FastifyRequest, 'routeOptions'>): string {
  if (url === undefined) return 'none'
  const isFile = /\.\w+$/.test(url) && !url.startsWith('/api/')
  return isFile ? 'a file of the app' : url
}
