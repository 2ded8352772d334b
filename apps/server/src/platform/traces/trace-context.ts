import { randomBytes } from 'node:crypto'

/** Where a piece of work stands: which trace it belongs to, and by which name its own parts refer to it. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 of them. */
  spanId: string
  /** Whether whoever began the trace wants it to be kept. */
  sampled: boolean
}

/** As W3C writes it in the header `traceparent`; what a later version puts behind is none of our business. */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const SAMPLED = 1

export function readTraceparent(text: unknown): TraceContext | undefined {
  const [, version, traceId, spanId, flags = '', more] = (typeof text === 'string' && TRACEPARENT.exec(text)) || []
  if (!traceId || !spanId || (version === '00' && more)) return undefined
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED }
}

export const traceparentOf = ({ traceId, spanId, sampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')

/** Digits of a trace's id that decide, of which every process of a site makes the same. */
const DECIDING = 14

/** Whether a trace is among so many of all, from 0 to 1. */
export const isAmong = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-DECIDING), 16) < ratio * 16 ** DECIDING
