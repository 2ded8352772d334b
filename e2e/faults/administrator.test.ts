import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { saveStripeKey } from './administrator.ts'

const SHORT = { tryMs: 200, answerMs: 30, againMs: 5 }
const LONG = { tryMs: 60_000, answerMs: 20_000, againMs: 5 }

async function save(answer: RequestListener, patience: typeof SHORT): Promise<boolean> {
  const server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return saveStripeKey({ address, token: 'token' }, 'sk_test', patience)
}

test('an administrator tries until the key is saved', async () => {
  let tries = 0
  expect(
    await save((_request, response) => {
      tries += 1
      response.writeHead(tries < 3 ? 503 : 200).end('{}')
    }, LONG),
  ).toBe(true)
})

test.each<[string, RequestListener]>([
  ['refuses it each time', (_request, response) => response.writeHead(503).end('{}')],
  ['never answers', () => {}],
])('but not for ever: not with a site that %s', async (_how, answer) => {
  expect(await save(answer, SHORT)).toBe(false)
})
