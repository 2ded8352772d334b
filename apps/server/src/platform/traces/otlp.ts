import type { FinishedSpan } from './traces.ts'

/** Who has done it all: a process of the site. */
export interface Resource {
  service: string
  version: string
  instance: string
}

type Attributes = Readonly<Record<string, string | number>>

/** As the protocol numbers them: a server that answers, and a consumer of what was put into a queue. */
const KINDS = { request: 2, job: 5 }
const FAILED = { code: 2 }
const UNSET = {}

/** What a collector takes, as OTLP has it in JSON: ids in hexadecimal digits, and 64-bit numbers as texts. */
export const otlpOf = (spans: readonly FinishedSpan[], { service, version, instance }: Resource) => ({
  resourceSpans: [
    {
      resource: {
        attributes: attributesOf({
          'service.name': service,
          'service.version': version,
          'service.instance.id': instance,
        }),
      },
      scopeSpans: [{ scope: { name: 'huebook', version }, spans: spans.map(spanOf) }],
    },
  ],
})

const spanOf = ({ context, parentSpanId, kind, name, took, endedAt, attributes, isFailure }: FinishedSpan) => ({
  traceId: context.traceId,
  spanId: context.spanId,
  ...(parentSpanId && { parentSpanId }),
  name,
  kind: KINDS[kind],
  startTimeUnixNano: nanosecondsOf(endedAt - took),
  endTimeUnixNano: nanosecondsOf(endedAt),
  attributes: attributesOf(attributes),
  status: isFailure ? FAILED : UNSET,
})

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(value) },
  }))

/** Exact to the microsecond: a number holds no more. */
const nanosecondsOf = (milliseconds: number): string => `${BigInt(Math.round(milliseconds * 1000)) * 1000n}`
