import type { FastifyInstance } from 'fastify'

/** `/healthz`: this process answers. `/readyz`: so does everything it needs. */
export function serveHealth(app: FastifyInstance, checks: Record<string, () => Promise<unknown>>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await succeeds(check)] as const),
    )
    const ready = results.every(([, ok]) => ok)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...Object.fromEntries(results) })
  })
}

const succeeds = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  )
