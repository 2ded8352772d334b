import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Options {
  host: string
  port: number
  read(): Promise<string>
  type: string
}

export interface MetricsServer {
  port: number
  close(): void
}

/** Answers `/metrics` at an address of its own, for whoever may reach that; nobody is asked who they are. */
export async function serveMetrics({ host, port, read, type }: Options): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    read().then(
      (text) => response.writeHead(200, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
