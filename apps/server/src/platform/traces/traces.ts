import { isAmong, newSpanId, newTraceId, readTraceparent, type TraceContext, traceparentOf } from './trace-context.ts'

/** A piece of work that is under way: what it leads to is told by `traceparent` whose part it is. */
export interface Span {
  traceparent: string
  end(done: Done): void
}

interface Done {
  kind: 'request' | 'job'
  /** Of routes and jobs, never what a person has typed. */
  name: string
  /** In milliseconds. */
  took: number
  isFailure: boolean
  attributes: Readonly<Record<string, string | number>>
}

export interface FinishedSpan extends Done {
  context: TraceContext
  parentSpanId?: string
  /** Milliseconds since 1970. */
  endedAt: number
}

/** Follows requests, and the jobs they promise, from process to process. */
export interface Traces {
  /** Begins a part of this trace, or a new one; nothing where nobody collects them. */
  begin(traceparent?: unknown): Span | undefined
}

/** For a site that nobody collects traces of. */
export const NO_TRACES: Traces = { begin: () => undefined }

/** Of all traces that begin here this share is kept, from 0 to 1; those that somebody else began are as they have decided. */
export function createTraces(ratio: number, keep: (span: FinishedSpan) => void): Traces {
  return {
    begin(traceparent) {
      const parent = readTraceparent(traceparent)
      const traceId = parent?.traceId ?? newTraceId()
      const context = { traceId, spanId: newSpanId(), sampled: parent?.sampled ?? isAmong(traceId, ratio) }
      return {
        traceparent: traceparentOf(context),
        end(done) {
          if (!context.sampled) return
          // By the clock of the moment: that of `performance` misses whatever is set, or slept through, after the start.
          keep({ ...done, context, endedAt: Date.now(), ...(parent && { parentSpanId: parent.spanId }) })
        },
      }
    },
  }
}
