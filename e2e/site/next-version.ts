import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const WRITTEN = /javascript|html/

/**
 * Stands in front of a site and publishes its next version on demand: the same app, with all its files under other names, as
 * after a build in which something has changed.
 */
export async function beforeNextVersion(site: string): Promise<{ address: string; publish(): void }> {
  const worker = await (await fetch(`${site}/service-worker.js`)).text()
  const names = [...new Set(worker.match(/[\w.-]+-[\w-]{8}\.js/g))]
  const isName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  let isPublished = false

  const renamed = (written: string) => written.replaceAll(isName, (name) => name.replace(/js$/, 'next.js'))

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = (asked.url ?? '/').replace(/\.next\.js$/, '.js')
    // What was asked about an earlier version is nothing to compare the next one with.
    const { 'if-none-match': _known, 'if-modified-since': _since, ...headers } = asked.headers
    headers['accept-encoding'] = 'identity'
    const forwarded = request(site + path, { method: asked.method ?? 'GET', headers }, async (answered) => {
      const isWritten = WRITTEN.test(answered.headers['content-type'] ?? '')
      if (!isPublished || !isWritten) {
        reply.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(reply)
        return
      }
      const { 'content-length': _length, etag: _etag, 'last-modified': _changed, ...kept } = answered.headers
      reply.writeHead(answered.statusCode ?? 502, kept).end(renamed(await text(answered)))
    })
    forwarded.on('error', () => reply.destroy())
    asked.pipe(forwarded)
  }

  const server = createServer((asked, reply) => void answer(asked, reply))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: () => {
      isPublished = true
    },
  }
}
