import { expect, onTestFinished, test } from 'vitest'
import { exportSpans } from './export-spans.ts'
import { openCollector } from './test-collector.ts'
import { createTraces } from './traces.ts'

/** Long enough for nothing to be sent by itself in a test that says when. */
const NEVER_MS = 1_000_000
const DONE = { kind: 'request', name: 'GET /api/pages/paginate', took: 12.5, isFailure: false, attributes: {} } as const

async function exporting(more: { everyMs?: number; patienceMs?: number; lastPatienceMs?: number } = {}) {
  const collector = await openCollector()
  onTestFinished(collector.close)
  const counts = { sent: 0, dropped: 0 }
  const lines: string[] = []
  const exporter = exportSpans({
    endpoint: collector.endpoint,
    headers: { 'api-key': '123' },
    resource: { service: 'huebook', version: '1.2.3', instance: 'here-7' },
    metrics: {
      spansEnded(outcome, count) {
        counts[outcome] += count
      },
    },
    log: {
      warn: (_why: object, line: string) => void lines.push(line),
      info: (line: string) => void lines.push(line),
    } as never,
    everyMs: NEVER_MS,
    ...more,
  })
  onTestFinished(exporter.close)
  const traces = createTraces(1, exporter.keep)
  return {
    collector,
    exporter,
    traces,
    counts,
    lines,
    endOne: (many = 1) => repeat(many, () => traces.begin()?.end(DONE)),
  }
}

function repeat(times: number, act: () => void): void {
  for (let one = 0; one < times; one += 1) act()
}

test('a collector is told as OTLP has it in JSON: ids as digits, times and numbers as texts, parents where there are any', async () => {
  const { collector, traces, exporter, counts } = await exporting({ lastPatienceMs: NEVER_MS })
  const before = Date.now()
  const request = traces.begin()
  traces.begin(request?.traceparent)?.end({
    kind: 'job',
    name: 'job mail',
    took: 3,
    isFailure: true,
    attributes: { 'huebook.attempt': 2, 'huebook.task': 'mail' },
  })
  request?.end(DONE)
  await exporter.close()
  expect(collector.received).toMatchObject([
    { path: '/v1/traces', headers: { 'content-type': 'application/json', 'api-key': '123' } },
  ])
  const [resource] = collector.received[0]?.body.resourceSpans ?? []
  expect(resource?.resource.attributes).toEqual([
    { key: 'service.name', value: { stringValue: 'huebook' } },
    { key: 'service.version', value: { stringValue: '1.2.3' } },
    { key: 'service.instance.id', value: { stringValue: 'here-7' } },
  ])
  const [, traceId, spanId] = request?.traceparent.split('-') ?? []
  const [job, root] = collector.spans()
  expect(job).toEqual({
    traceId,
    spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
    parentSpanId: spanId,
    name: 'job mail',
    kind: 5,
    startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
    endTimeUnixNano: expect.stringMatching(/^\d{19}$/),
    attributes: [
      { key: 'huebook.attempt', value: { intValue: '2' } },
      { key: 'huebook.task', value: { stringValue: 'mail' } },
    ],
    status: { code: 2 },
  })
  expect(root).toMatchObject({ traceId, spanId, kind: 2, status: {} })
  expect(root).not.toHaveProperty('parentSpanId')
  const [start, end] = [BigInt(root?.startTimeUnixNano ?? 0), BigInt(root?.endTimeUnixNano ?? 0)]
  expect(Number(end - start)).toBe(12_500_000)
  expect(Number(end / 1_000_000n)).toBeGreaterThanOrEqual(before - 1000)
  expect(counts).toEqual({ sent: 2, dropped: 0 })
})

test('many go in one request, as soon as there are enough, or after a while', async () => {
  const { collector, endOne, counts } = await exporting()
  endOne(512)
  await expect.poll(() => counts.sent).toBe(512)
  endOne(511)
  expect(collector.received).toHaveLength(1)
  const other = await exporting({ everyMs: 10 })
  other.endOne(3)
  await expect.poll(() => other.counts.sent).toBe(3)
})

test.each([['cut' as const], [500], [503], ['silent' as const]])(
  'what a collector that is %s does not take is dropped and counted, said once, and what comes later is sent',
  async (manner) => {
    const patienceMs = manner === 'silent' ? 500 : NEVER_MS
    const { collector, endOne, counts, lines } = await exporting({ everyMs: 10, patienceMs })
    collector.become(manner)
    endOne(4)
    await expect.poll(() => counts.dropped).toBe(4)
    endOne(5)
    await expect.poll(() => counts.dropped).toBe(9)
    expect(counts.sent).toBe(0)
    expect(lines).toEqual(['the collector does not take traces, which are dropped'])
    collector.become('takes')
    await expect
      .poll(() => {
        endOne()
        return lines.at(-1)
      })
      .toBe('the collector takes traces again')
    expect(counts.sent).toBeGreaterThan(0)
  },
)

test('one that is away costs no more memory than so many spans, and whoever ends one never waits for it', async () => {
  const { collector, endOne, counts } = await exporting({ patienceMs: NEVER_MS })
  collector.become('silent')
  endOne(512)
  await expect.poll(() => collector.received.length).toBe(1)
  // One request is under way and 2048 wait; nothing of this has let anything else happen in between.
  endOne(10_000)
  expect(counts).toEqual({ sent: 0, dropped: 10_000 - 2048 })
  expect(collector.received).toHaveLength(1)
})

test('what a collector has refused of what it took is counted as well', async () => {
  const { collector, exporter, endOne, counts } = await exporting({ lastPatienceMs: NEVER_MS })
  collector.become('choosy')
  endOne(3)
  await exporter.close()
  expect(counts).toEqual({ sent: 2, dropped: 1 })
})

test('a process that ends sends what it has, and does not wait for one that says nothing', async () => {
  const { exporter, endOne, counts } = await exporting({ patienceMs: NEVER_MS, lastPatienceMs: NEVER_MS })
  endOne(1200)
  await exporter.close()
  expect(counts).toEqual({ sent: 1200, dropped: 0 })

  const silent = await exporting({ patienceMs: NEVER_MS })
  silent.collector.become('silent')
  silent.endOne(600)
  await silent.exporter.close()
  expect(silent.counts.sent).toBe(0)
})
