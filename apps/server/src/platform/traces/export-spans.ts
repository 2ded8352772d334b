import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { otlpOf, type Resource } from './otlp.ts'
import type { FinishedSpan } from './traces.ts'

export interface SpanExporter {
  /** Takes note and returns at once, whatever the collector does. */
  keep(span: FinishedSpan): void
  /** Sends what is left, unless that takes too long. */
  close(): Promise<void>
}

interface Options {
  /** Where a collector listens, without the path that is of traces. */
  endpoint: string
  headers: Readonly<Record<string, string>>
  resource: Resource
  metrics: Pick<Metrics, 'spansEnded'>
  log: Pick<Log, 'warn' | 'info'>
  /** How long spans are gathered before they are sent, in milliseconds, if not enough have come before. */
  everyMs?: number
  /** How long a collector may take, in milliseconds. */
  patienceMs?: number
  /** How long the last of it may take when a process ends, in milliseconds. */
  lastPatienceMs?: number
}

/** As other programs that send traces do by default. */
const EVERY_MS = 5000
const PATIENCE_MS = 10_000
const AT_ONCE = 512
const MOST_WAITING = 2048
/** A process that ends waits for others, and a collector is the last that is worth it. */
const LAST_PATIENCE_MS = 1000

/**
 * Sends spans to a collector, many at a time and one time after the other. What it does not take is dropped and counted: a trace
 * that is lost is worth less than memory, and than a collector that is asked again and again while it is overwhelmed.
 */
export function exportSpans(options: Options): SpanExporter {
  const { endpoint, headers, resource, metrics, log } = options
  const { everyMs = EVERY_MS, patienceMs = PATIENCE_MS, lastPatienceMs = LAST_PATIENCE_MS } = options
  const url = `${endpoint}/v1/traces`
  let waiting: FinishedSpan[] = []
  let sending: Promise<void> | undefined
  let isTaken = true
  const timer = setInterval(() => void flush(), everyMs).unref()

  /** Nothing but how many it has refused, of those that were sent. */
  async function send(spans: readonly FinishedSpan[], patience: number): Promise<number> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(otlpOf(spans, resource)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return refusedBy(said)
  }

  async function sendNext(patience: number): Promise<void> {
    const spans = waiting.slice(0, AT_ONCE)
    waiting = waiting.slice(AT_ONCE)
    try {
      const refused = Math.min(spans.length, Math.max(0, await send(spans, patience)))
      metrics.spansEnded('sent', spans.length - refused)
      metrics.spansEnded('dropped', refused)
      if (!isTaken) log.info('the collector takes traces again')
      isTaken = true
    } catch (error) {
      metrics.spansEnded('dropped', spans.length)
      // Once, and not every few seconds for as long as it is away.
      if (isTaken) log.warn({ why: reasonOf(error) }, 'the collector does not take traces, which are dropped')
      isTaken = false
    }
  }

  async function flush(patience = patienceMs): Promise<void> {
    if (sending) return sending
    if (waiting.length === 0) return
    sending = sendNext(patience).finally(() => {
      sending = undefined
    })
    return sending
  }

  return {
    keep(span) {
      if (waiting.length >= MOST_WAITING) return metrics.spansEnded('dropped', 1)
      waiting.push(span)
      if (waiting.length >= AT_ONCE) void flush()
    },

    async close() {
      clearInterval(timer)
      const end = Date.now() + lastPatienceMs
      const left = () => Math.max(1, end - Date.now())
      // What is on its way belongs to the same second.
      await Promise.race([flush(left()), new Promise((resolve) => setTimeout(resolve, left()).unref())])
      while (sending === undefined && waiting.length > 0 && Date.now() < end) await flush(left())
      metrics.spansEnded('dropped', waiting.length)
      waiting = []
    },
  }
}

/** A collector may take some and refuse the rest, and says so with a status of success. */
function refusedBy(said: string): number {
  try {
    return Number(JSON.parse(said).partialSuccess?.rejectedSpans ?? 0) || 0
  } catch {
    return 0
  }
}

/** Without the address, in which there may be a password. */
function reasonOf(error: unknown): string {
  const { cause, message, name } = error as Error
  const { code } = (cause ?? {}) as NodeJS.ErrnoException
  return name === 'TimeoutError' ? 'it did not answer in time' : (code ?? message)
}
