import { hostname } from 'node:os'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { VERSION } from '#platform/version.ts'
import { exportSpans } from './export-spans.ts'
import { createTraces, NO_TRACES, type Traces } from './traces.ts'

export interface TraceOptions {
  /** Where a collector listens that takes OTLP over HTTP. */
  endpoint: string
  /** What it wants to know whom it hears from. */
  headers: Readonly<Record<string, string>>
  service: string
  /** The share of all traces that is kept, from 0 to 1. */
  ratio: number
}

interface OpenTraces extends Traces {
  close(): Promise<void>
}

/** Follows requests and jobs where somebody collects that, and does nothing anywhere else. */
export function openTraces(options: TraceOptions | undefined, metrics: Metrics, log: Log): OpenTraces {
  if (!options) return { ...NO_TRACES, close: async () => undefined }
  const { service, ratio, ...collector } = options
  const resource = { service, version: VERSION.number, instance: `${hostname()}-${process.pid}` }
  const exporter = exportSpans({ ...collector, resource, metrics, log })
  return { ...createTraces(ratio, exporter.keep), close: exporter.close }
}
