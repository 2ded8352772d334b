import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { S3mini } from 's3mini'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createS3Storage } from './s3-storage.ts'
import { freePort, type S3Server, s3Servers } from './test-stores.ts'

const keyedHash = createKeyedHash('the secret of a test')
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: Error) => error,
  )

describe.each(s3Servers)('a bucket of %s', (_name, start) => {
  let server: S3Server
  let host: string
  beforeAll(async () => {
    server = await start()
    host = new URL(server.endpoint).host
  }, 60_000)
  afterAll(() => server.stop())

  test('keeps a file with its type', async () => {
    await createS3Storage({ ...server, keyedHash }).put('abc.png', Buffer.from('x'), 'image/png')
    const client = new S3mini({ ...server, endpoint: `${server.endpoint}/${server.bucket}` })
    const stored = await client.getObjectResponse('abc.png')
    expect(stored?.headers.get('content-type')).toBe('image/png')
  })

  test('that does not exist is one sentence that names it', async () => {
    const storage = createS3Storage({ ...server, keyedHash, bucket: 'nowhere' })
    const sentence = `The bucket "nowhere" does not exist at ${host} (S3_BUCKET).`
    expect((await failure(storage.check())).message).toBe(sentence)
    expect((await failure(storage.put('abc.png', Buffer.from('x'), 'image/png'))).message).toBe(sentence)
  })

  test('refuses wrong credentials in one sentence without them', async () => {
    const storage = createS3Storage({ ...server, keyedHash, accessKeyId: 'wrong-id', secretAccessKey: 'wrong-secret' })
    const sentence = `The store at ${host} refused access to the bucket "pictures" (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).`
    expect((await failure(storage.check())).message).toBe(sentence)
    expect((await failure(storage.put('abc.png', Buffer.from('x'), 'image/png'))).message).toBe(sentence)
  })
})

const options = { keyedHash, bucket: 'pictures', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
const cdn = createS3Storage({ ...options, endpoint: 'http://127.0.0.1', publicUrl: 'https://cdn.example/pictures/' })

test('files are fetched from this site, which knows who may see them; addresses of a public bucket still lead to the key', () => {
  expect(cdn.url('abc.png')).toBe('/files/abc.png')
  expect(cdn.keyOf('https://cdn.example/pictures/abc.png')).toBe('abc.png')
  expect(cdn.keyOf('/files/abc.png')).toBe('abc.png')
})

test.each([
  'https://cdn.example.evil.example/pictures/abc.png',
  'https://evil.example/pictures/abc.png',
  'https://cdn.example/pictures/../abc.png',
  'https://cdn.example/pictures/abc.png?x=1',
  'http://cdn.example/pictures/abc.png',
])('the foreign address %j has no key', (url) => {
  expect(cdn.keyOf(url)).toBeNull()
})

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0)) await close()
})

async function storeThatAnswers(answer: RequestListener) {
  const http = createServer(answer)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  closing.push(async () => {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  })
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
  return { host, storage: createS3Storage({ ...options, endpoint: `http://${host}` }) }
}

test('a body is handed on while it is still arriving', async () => {
  let finish = () => {}
  const { storage } = await storeThatAnswers((_request, response) => {
    response.writeHead(200, { 'content-length': 10 })
    response.write('first')
    finish = () => response.end('later')
  })
  const file = await storage.get('abc.png')
  const chunks: string[] = []
  for await (const chunk of file?.body ?? []) {
    chunks.push(String(chunk))
    finish()
  }
  expect(file?.size).toBe(10)
  expect(chunks).toEqual(['first', 'later'])
})

test('the length is that of the file, even if the store likes to compress', async () => {
  const drawing = '<svg/>'.repeat(100)
  const { storage } = await storeThatAnswers((request, response) => {
    const compress = String(request.headers['accept-encoding']).includes('gzip')
    const body = compress ? gzipSync(drawing) : Buffer.from(drawing)
    response
      .writeHead(200, { 'content-length': body.length, ...(compress && { 'content-encoding': 'gzip' }) })
      .end(body)
  })
  const file = await storage.get('abc.svg')
  expect(file && (await text(file.body))).toBe(drawing)
  expect(file?.size).toBe(drawing.length)
})

test('a store that is down is one sentence', async () => {
  const host = `127.0.0.1:${await freePort()}`
  const storage = createS3Storage({ ...options, endpoint: `http://${host}` })
  const sentence = `The store at ${host} cannot be reached (S3_ENDPOINT).`
  expect((await failure(storage.check())).message).toBe(sentence)
  expect((await failure(storage.get('abc.png'))).message).toBe(sentence)
  expect((await failure(storage.delete('abc.png'))).message).toBe(sentence)
})

test("a failing store's own text and the keys stay out of the error", async () => {
  const { host, storage } = await storeThatAnswers((_request, response) => {
    response.writeHead(500, { 'content-type': 'application/xml' })
    response.end('<Error><Code>Internal</Code><Message>disk sdb on fire</Message></Error>')
  })
  const error = await failure(storage.put('abc.png', Buffer.from('x'), 'image/png'))
  expect(error.message).toBe(`The store at ${host} failed with status 500.`)
  expect(error.cause).toBeUndefined()
})

test('a store that says 404 for deleting a missing file is content', async () => {
  const { storage } = await storeThatAnswers((_request, response) => response.writeHead(404).end())
  await storage.delete('abc.png')
})

test('a store that never answers is given up after 20 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { host, storage } = await storeThatAnswers(() => {
    vi.advanceTimersByTime(20_000)
  })
  expect((await failure(storage.get('abc.png'))).message).toBe(`The store at ${host} cannot be reached (S3_ENDPOINT).`)
})
