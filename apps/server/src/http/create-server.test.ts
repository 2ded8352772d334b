import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NO_METRICS } from '#platform/metrics/metrics.ts'
import { NO_TRACES } from '#platform/traces/traces.ts'
import { createServer } from './create-server.ts'

test('a busy machine takes as long as it needs to get ready, and the start does not fail of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await createServer({
    traces: NO_TRACES,
    log: Fastify().log,
    trustProxy: false,
    metrics: NO_METRICS,
    publicUrl: 'http://localhost:3000',
    rateLimit: 1000,
  })
  app.addHook('onReady', async () => void vi.advanceTimersByTime(60_000))
  await expect(app.ready()).resolves.toBeDefined()
})
