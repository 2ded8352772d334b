import type { FastifyInstance } from 'fastify'
import { remember } from '#platform/memory/remember.ts'

/** Checks write and wait for the disk, and anybody may ask: however many do, it happens about once in this time. */
const REMEMBERED_MS = 1000

/** `/healthz`: this process answers. `/readyz`: so does everything it needs. */
export function serveHealth(app: FastifyInstance, checks: Record<string, () => Promise<unknown>>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  const { read: check } = remember(REMEMBERED_MS, () =>
    Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await succeeds(check)] as const)),
  )
  app.get('/readyz', async (_request, reply) => {
    const results = await check()
    const ready = results.every(([, ok]) => ok)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', ...Object.fromEntries(results) })
  })
}

const succeeds = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  )
