import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { compressAnswers } from './compression.ts'
import { prepare, sendPrepared } from './prepared.ts'

const LONG = 'A page of line art. '.repeat(500)

async function served(text: string) {
  const app = Fastify()
  await compressAnswers(app)
  const prepared = await prepare(text)
  app.get('/', { compress: false }, async (request, reply) => sendPrepared(request, reply.type('text/plain'), prepared))
  return (headers: Record<string, string>) => app.inject({ url: '/', headers })
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

describe('an answer that was prepared', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['br;q=0.0,gzip;q=0', 'identity'],
    ['deflate', 'identity'],
    ['zstd', 'identity'],
    ['brr, xgzip', 'identity'],
    ['*', 'identity'],
    ['', 'identity'],
  ])('travels to who accepts "%s" as %s, with nothing left to compress', async (accepted, encoding) => {
    const answer = await (await served(LONG))({ 'accept-encoding': accepted })
    expect(answer.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(UNPACK[encoding]?.(answer.rawPayload).toString()).toBe(LONG)
    expect(answer.headers['vary']).toBe('accept-encoding')
  })

  test('stays as it is where it is short', async () => {
    const answer = await (await served('Hello'))({ 'accept-encoding': 'br, gzip' })
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['Hello', undefined])
  })

  test.each([
    ['the tag itself', (tag: string) => tag],
    ['one of several', (tag: string) => `W/"a", ${tag}`],
    ['the tag as a proxy writes it', (tag: string) => tag.replace('W/', '')],
    ['any', () => '*'],
  ])('is not sent again to who has it: %s', async (_how, tags) => {
    const ask = await served(LONG)
    const { etag } = (await ask({})).headers
    const answer = await ask({ 'if-none-match': tags(String(etag)), 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag])
  })
})
