import { describe, expect, test } from 'vitest'
import { readTraceparent } from './trace-context.ts'
import { createTraces, type FinishedSpan } from './traces.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'
const DONE = { kind: 'request', name: 'GET /', took: 1, isFailure: false, attributes: {} } as const

describe('a traceparent', () => {
  test.each([
    [`00-${TRACE}-${SPAN}-01`, { traceId: TRACE, spanId: SPAN, sampled: true }],
    [`00-${TRACE}-${SPAN}-00`, { traceId: TRACE, spanId: SPAN, sampled: false }],
    // Of a later version its beginning counts, and of its flags the first.
    [`cc-${TRACE}-${SPAN}-03-what-comes-then`, { traceId: TRACE, spanId: SPAN, sampled: true }],
  ])('%s is read', (text, context) => expect(readTraceparent(text)).toEqual(context))

  test.each([
    [undefined],
    [''],
    [`00-${TRACE}-${SPAN}`],
    [`00-${TRACE}-${SPAN}-01-more`],
    [`ff-${TRACE}-${SPAN}-01`],
    [`00-${'0'.repeat(32)}-${SPAN}-01`],
    [`00-${TRACE}-${'0'.repeat(16)}-01`],
    [`00-${TRACE.toUpperCase()}-${SPAN}-01`],
    [`00-${TRACE}-${SPAN}-1`],
  ])('%s is none', (text) => expect(readTraceparent(text)).toBeUndefined())
})

function follow(ratio: number) {
  const kept: FinishedSpan[] = []
  const traces = createTraces(ratio, (span) => kept.push(span))
  return { kept, begin: (traceparent?: string) => traces.begin(traceparent) }
}

test('of many traces the share is kept that was asked for, and all or nothing of each', () => {
  const { kept, begin } = follow(0.25)
  for (let trace = 0; trace < 4000; trace += 1) {
    const root = begin()
    begin(root?.traceparent)?.end(DONE)
    root?.end(DONE)
  }
  const parts = new Map<string, number>()
  for (const { context } of kept) parts.set(context.traceId, (parts.get(context.traceId) ?? 0) + 1)
  expect([...new Set(parts.values())]).toEqual([2])
  expect(parts.size).toBeGreaterThan(850)
  expect(parts.size).toBeLessThan(1150)
})

test.each([
  ['kept though nothing else is', 0, '01', 1],
  ['not kept though all others are', 1, '00', 0],
])('a trace that somebody else began is %s, as they have decided', (_how, ratio, flags, count) => {
  const { kept, begin } = follow(ratio)
  const part = begin(`00-${TRACE}-${SPAN}-${flags}`)
  expect(part?.traceparent).toMatch(new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-${flags}$`))
  part?.end(DONE)
  begin()?.end(DONE)
  expect(kept.filter(({ context }) => context.traceId === TRACE)).toHaveLength(count)
  if (count > 0) expect(kept[0]).toMatchObject({ parentSpanId: SPAN })
})
