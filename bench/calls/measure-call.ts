import { availableParallelism } from 'node:os'
import type { Answer } from '../harness/connection.ts'
import type { ProbedSite } from '../harness/probe/probed-site.ts'
import type { Share } from '../harness/probe/profile.ts'
import { processorTime } from '../harness/processor-time.ts'
import { CONNECTIONS, openConnections, rateOf, sendAll } from '../harness/rate.ts'
import type { MeasuredCall } from './calls.ts'

const SQL_MS = 1000
const WORK_MS = 1000

/** Calls a second in each round: the call itself, the bare route, the call's own statements and its other work, if any. */
export interface Rates {
  call: number[]
  bare: number[]
  sql: number[]
  work: number[]
}

/** Milliseconds of a processor that one call, or its statements alone, take the server and its database in each round. */
export interface ProcessorTimes {
  call: number[]
  sql: number[]
}

export interface PreparedCall {
  call: MeasuredCall
  rates: Rates
  processor: ProcessorTimes
  /** How many statements one call sends. */
  statements: number
  bytes: number
  /** Measures everything once. */
  round(): Promise<void>
  /** What the process spends its time on while nothing but this call is made. */
  profile(): Promise<Share[]>
}

/** Records what a call sends to the database and to its caller, and measures beside both. */
export async function prepareCall(call: MeasuredCall, { address, pid, tell }: ProbedSite): Promise<PreparedCall> {
  const connections = await openConnections(address)
  const answer = (await sendAll(connections, await call.prepare(CONNECTIONS))).at(-1) as Answer
  const headers = headersOf(answer)
  const body = bodyOf(answer)
  const bareAddress = await tell('serveBare', { ...call, headers, body: body.toString('base64') })
  const bareConnections = await openConnections(bareAddress)

  const recordings: number[] = []
  let texts: string[] = []
  for (const request of await call.prepare(CONNECTIONS)) {
    await tell('startRecording', call)
    await connections[0]?.ask(request)
    const recorded = await tell('stopRecording')
    recordings.push(recorded.recording)
    texts = recorded.texts
  }

  const rates: Rates = { call: [], bare: [], sql: [], work: [] }
  const processor: ProcessorTimes = { call: [], sql: [] }
  return {
    call,
    rates,
    processor,
    statements: texts.length,
    bytes: body.length,
    async round() {
      const requests = await call.prepare(call.count)
      const before = processorTime(pid)
      rates.call.push(await rateOf(connections, requests))
      processor.call.push((processorTime(pid) - before) / requests.length)
      rates.bare.push(await rateOf(bareConnections, requests))
      if (call.work) rates.work.push(await rateOfWork(call.work))
      if (texts.length === 0) return
      const beforeSql = processorTime(pid)
      const sql = await tell('performRecorded', { recordings, loops: CONNECTIONS, forMs: SQL_MS })
      processor.sql.push((processorTime(pid) - beforeSql) / sql.done)
      rates.sql.push(sql.rate)
    },
    async profile() {
      const requests = await call.prepare(call.count)
      await tell('startProfile')
      await sendAll(connections, requests)
      return tell('stopProfile')
    },
  }
}

/** As many at once as the machine has processors. */
async function rateOfWork(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      while (performance.now() - begin < WORK_MS) {
        await work()
        done += 1
      }
    }),
  )
  return (1000 * done) / (performance.now() - begin)
}

/** What Node writes by itself. */
const BY_NODE = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']

function headersOf({ head }: Answer): Record<string, string> {
  const lines = head.split('\r\n').slice(1)
  const headers = lines.map(
    (line) => [line.split(':')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 2)] as const,
  )
  return Object.fromEntries(headers.filter(([name]) => !BY_NODE.includes(name)))
}

/** Put together again where it came in chunks. */
function bodyOf({ head, body }: Answer): Buffer {
  if (!/^transfer-encoding: chunked/im.test(head)) return body
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}
