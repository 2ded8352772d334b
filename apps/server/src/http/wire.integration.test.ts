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
    // Not ended: whoever hangs up is not answered.
    socket.write(text)
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

  test('a packed body is refused unread, and the next request on the connection is answered', async () => {
    const { token } = await site.signIn()
    const junk = 'x'.repeat(2_000_000)
    const form = ['content-type: multipart/form-data; boundary=x', 'content-encoding: gzip']
    form.push(`content-length: ${junk.length}`)
    const upload = ['POST /api/storage/upload HTTP/1.1', 'host: x', `authorization: Bearer ${token}`, ...form]
    const next = ['GET /healthz HTTP/1.1', 'host: x', 'connection: close']
    const answers = await say(`${upload.join('\r\n')}\r\n\r\n${junk}${next.join('\r\n')}\r\n\r\n`)
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200'])
    expect(answers).toContain('Please send this as it is, not compressed')
  })

  test('a request has to arrive within minutes, or a client could hold connections for ever', () => {
    expect(site.app.server.requestTimeout).toBeGreaterThanOrEqual(60_000)
    expect(site.app.server.requestTimeout).toBeLessThanOrEqual(300_000)
  })
})
