import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSite } from '#testing/test-site.ts'

const site = testSite()
beforeAll(() => site.app.listen({ host: '127.0.0.1', port: 0 }))

describe('on the wire', () => {
  async function say(text: string): Promise<string> {
    const { port } = site.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.end(text)
    return (await buffer(socket)).toString()
  }

  test('too much in the header is a problem like any other', async () => {
    const answer = await say(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      code: 'HEADERS_TOO_LARGE',
      message: 'Too much was sent along with the request',
    })
  })

  test('so is what is no request at all', async () => {
    const answer = await say('hello secret-word\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('"code":"MALFORMED"')
    expect(answer).not.toContain('secret-word')
  })

  test('a request has to arrive within minutes, or a client could hold connections for ever', () => {
    expect(site.app.server.requestTimeout).toBeGreaterThanOrEqual(60_000)
    expect(site.app.server.requestTimeout).toBeLessThanOrEqual(300_000)
  })
})
