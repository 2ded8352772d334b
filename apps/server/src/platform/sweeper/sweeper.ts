import type { Background } from '#platform/background/background.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'

/** Forgets what is of no use any more. Several processes may do so at once. */
export interface Sweep {
  /** Names no person: it is logged when it fails. */
  task: string
  everyMs: number
  run(stop: AbortSignal): Promise<unknown>
}

/** Sweeps now and again until told to stop. */
export function startSweeping(
  sweeps: readonly Sweep[],
  background: Background,
  metrics: Pick<Metrics, 'swept'>,
  stop: AbortSignal,
): void {
  for (const { task, everyMs, run } of sweeps) {
    const sweep = () =>
      background.run(task, async () => {
        try {
          await run(stop)
          metrics.swept(task, 'done')
        } catch (error) {
          metrics.swept(task, 'failed')
          throw error
        }
      })
    const sweeping = setInterval(sweep, everyMs).unref()
    stop.addEventListener('abort', () => clearInterval(sweeping))
    sweep()
  }
}
