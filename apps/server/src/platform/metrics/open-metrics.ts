import { OperatorError } from '#platform/operator-error.ts'
import type { createPrometheus } from './prometheus.ts'
import { type MetricsServer, serveMetrics } from './serve-metrics.ts'

/** Counts, and answers what was counted at an address of its own. */
export async function openMetrics(
  address: { host: string; port: number },
  pool: ReturnType<Parameters<typeof createPrometheus>[0]>,
): Promise<ReturnType<typeof createPrometheus> & MetricsServer> {
  // Only now: most sites start without metrics, and sooner without the library.
  const { createPrometheus } = await import('./prometheus.ts')
  const prometheus = createPrometheus(() => pool)
  const server = await serveMetrics({ ...address, ...prometheus }).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      `Metrics cannot be served at ${address.host}:${address.port}; check METRICS_HOST and METRICS_PORT (${error.code}).`,
    )
  })
  return { ...prometheus, ...server }
}
