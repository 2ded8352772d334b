import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compression.ts'

/** A list as calls answer it: half of it is keys that no compression makes shorter. */
const LIST = JSON.stringify(
  Array.from({ length: 200 }, () => ({ is_public: true, key: randomBytes(32).toString('hex') })),
)

test('a long list is compressed at once, and says how long it has become', async () => {
  const app = Fastify()
  await compressAnswers(app)
  app.get('/', async (_request, reply) => reply.type('application/json').send(LIST))
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(String(brotliDecompressSync(rawPayload))).toBe(LIST)
  expect(rawPayload.length).toBeLessThan(LIST.length * 0.6)
  expect(headers['content-length']).toBe(String(rawPayload.length))
})
