import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach } from 'vitest'
import { type ClientDependencies, createClient } from '#api/create-client.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

type Answer = (response: ServerResponse, request: Seen) => void

export const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** A server for each test of a file: it answers as the test says, and tells what it was asked. */
export function answeringServer() {
  let server: Server
  const stage = {
    seen: [] as Seen[],
    answer: json(500, {}) as Answer,
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** A browser at some path, with somebody signed in. */
    visitor: (at = '/pages') => visitorOf(stage.address, at),
  }

  beforeEach(async () => {
    stage.seen = []
    stage.answer = json(500, {})
    server = createServer(async (request, response) => {
      const { method, url, headers } = request
      const seen = { method, url, headers, body: await buffer(request) }
      stage.seen.push(seen)
      stage.answer(response, seen)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  return stage
}

type Said = { message: string } & Parameters<ClientDependencies['toasts']['danger']>[1]

function visitorOf(address: () => string, at: string) {
  const log = { token: 'secret', at, visited: [] as string[], toasts: [] as Said[] }
  const api = createClient({
    fetch,
    serverAddress: address,
    session: {
      token: () => log.token,
      clearToken: () => {
        log.token = ''
      },
    },
    toasts: { danger: (message, options) => void log.toasts.push({ message, ...options }) },
    navigation: { isAt: (path) => log.at === path, goTo: (path) => void log.visited.push(path) },
  })
  return { api, log }
}
