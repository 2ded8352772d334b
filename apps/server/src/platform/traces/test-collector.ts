import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

interface OtlpAttribute {
  key: string
  value: { stringValue?: string; intValue?: string }
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: OtlpAttribute[]
  status: { code?: number }
}

interface OtlpRequest {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { scope: { name: string; version: string }; spans: OtlpSpan[] }[]
  }[]
}

/** `silent` takes what is sent and says nothing, `cut` ends the connection, a number is a status, `choosy` refuses one of all. */
type Manner = 'takes' | 'silent' | 'cut' | 'choosy' | number

export interface TestCollector {
  endpoint: string
  /** What came, whatever became of it. */
  received: { path: string; headers: NodeJS.Dict<string | string[]>; body: OtlpRequest }[]
  spans(): OtlpSpan[]
  become(manner: Manner): void
  close(): Promise<void>
}

/** Takes traces as a collector of OpenTelemetry does, over a real connection. */
export async function openCollector(): Promise<TestCollector> {
  let manner: Manner = 'takes'
  const received: TestCollector['received'] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as OtlpRequest
    received.push({ path: request.url ?? '', headers: request.headers, body })
    if (manner === 'cut') return void request.socket.destroy()
    if (manner === 'silent') return
    const said = manner === 'choosy' ? { partialSuccess: { rejectedSpans: '1' } } : {}
    response.writeHead(typeof manner === 'number' ? manner : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () =>
      received.flatMap(({ body }) =>
        body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    become(next) {
      manner = next
    },
    async close() {
      server.closeAllConnections()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}
