import type { FastifyInstance } from 'fastify'

/**
 * Says once that requests come through a proxy nobody has told us to believe: all who are behind it count as one client,
 * and share its limits, without anybody noticing why.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let warned = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (warned || !request.headers['x-forwarded-for'] || request.ip !== request.socket.remoteAddress) return done()
    warned = true
    request.log.warn(
      'A request came through a proxy that is not trusted: all who are behind it share the limits of one client. If the proxy is yours, set TRUST_PROXY.',
    )
    done()
  })
}
