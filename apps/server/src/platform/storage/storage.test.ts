import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createDiskStorage } from './disk-storage.ts'
import { contentKey } from './key.ts'
import { createS3Storage } from './s3-storage.ts'
import { type Storage, StorageError } from './storage.ts'
import { type S3Server, s3Servers, temporaryDirectory } from './test-stores.ts'

const keyedHash = createKeyedHash('the secret of a test')

interface Opened {
  storage: Storage
  close(): Promise<void>
}

async function openDisk(): Promise<Opened> {
  const directory = await temporaryDirectory()
  return { storage: createDiskStorage({ directory, keyedHash }), close: () => rm(directory, { recursive: true }) }
}

async function openBucket(start: () => Promise<S3Server>): Promise<Opened> {
  const { stop, ...options } = await start()
  return { storage: createS3Storage({ ...options, keyedHash }), close: stop }
}

const stores: [name: string, open: () => Promise<Opened>][] = [
  ['a directory', openDisk],
  ...s3Servers.map(([name, start]): [string, () => Promise<Opened>] => [name, () => openBucket(start)]),
]

const picture = () => {
  const bytes = randomBytes(20_000)
  return { bytes, key: contentKey(bytes, 'png') }
}

const hostileKeys = [
  '../../etc/passwd',
  '../secret.png',
  '/etc/passwd',
  '/absolute.png',
  'a/../../secret.png',
  'a//b.png',
  'a\0.png',
  'secret.png\0',
  'secret.png\n',
  '%2e%2e%2fsecret.png',
  '..%2fsecret.png',
  '..\\secret.png',
  '.secret.png',
  'UPPER.png',
  'page.html',
  'page.png.html',
  'page',
  '',
  `${'a'.repeat(300)}.png`,
]

describe.each(stores)('files kept in %s', (_name, open) => {
  let opened: Opened
  let storage: Storage
  beforeAll(async () => {
    opened = await open()
    storage = opened.storage
  }, 60_000)
  afterAll(() => opened.close())

  const read = async (key: string) => {
    const file = await storage.get(key)
    return file && { bytes: await buffer(file.body), size: file.size, contentType: file.contentType }
  }

  test('come back as they were put, with size and type', async () => {
    const { bytes, key } = picture()
    await storage.put(key, bytes, 'image/png')
    expect(await read(key)).toEqual({ bytes, size: bytes.length, contentType: 'image/png' })
  })

  test.each([
    ['avif', 'image/avif'],
    ['gif', 'image/gif'],
    ['ico', 'image/x-icon'],
    ['jpg', 'image/jpeg'],
    ['pdf', 'application/pdf'],
    ['svg', 'image/svg+xml'],
    ['webp', 'image/webp'],
  ] as const)('with the extension %s are served as %s', async (extension, contentType) => {
    const key = contentKey(randomBytes(10), extension)
    await storage.put(key, Buffer.from('x'), contentType)
    expect((await read(key))?.contentType).toBe(contentType)
  })

  test('may lie in folders', async () => {
    const key = `previews/small-${contentKey(randomBytes(10), 'webp')}`
    await storage.put(key, Buffer.from('tiny'), 'image/webp')
    expect((await read(key))?.bytes.toString()).toBe('tiny')
  })

  test('are null when missing', async () => {
    expect(await storage.get(picture().key)).toBeNull()
  })

  test('are gone after deletion, and may be deleted again', async () => {
    const { bytes, key } = picture()
    await storage.put(key, bytes, 'image/png')
    await storage.delete(key)
    expect(await storage.get(key)).toBeNull()
    await storage.delete(key)
  })

  test('can be put twice', async () => {
    const { bytes, key } = picture()
    await storage.put(key, bytes, 'image/png')
    await storage.put(key, bytes, 'image/png')
    expect((await read(key))?.bytes).toEqual(bytes)
  })

  test('survive 20 writers of the same key at once', async () => {
    const { bytes, key } = picture()
    await Promise.all(Array.from({ length: 20 }, () => storage.put(key, bytes, 'image/png')))
    expect((await read(key))?.bytes).toEqual(bytes)
  })

  test.each(hostileKeys)('cannot be reached by the hostile key %j', async (key) => {
    expect(await storage.get(key)).toBeNull()
    await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(StorageError)
    await expect(storage.delete(key)).rejects.toThrow(StorageError)
    expect(() => storage.url(key)).toThrow(StorageError)
    expect(storage.keyOf(`/files/${key}`)).toBeNull()
  })

  test('never pass as another type than their key says', async () => {
    const { bytes, key } = picture()
    await expect(storage.put(key, bytes, 'text/html')).rejects.toThrow('do not match')
    expect(await storage.get(key)).toBeNull()
  })

  test('have an address on this site that leads back to the key', () => {
    const { key } = picture()
    expect(storage.url(key)).toBe(`/files/${key}`)
    for (const url of [storage.url(key), storage.privateUrl(key), storage.urlFor('page', key)])
      expect(storage.keyOf(url)).toBe(key)
  })

  test.each([
    'https://elsewhere.example/files/abc.png',
    '//elsewhere.example/files/abc.png',
    '/files/abc.png?size=1',
    '/files/abc.png#top',
    '/files/../abc.png',
    '/files/%2e%2e/abc.png',
    '/files//abc.png',
    '/filesabc.png',
    'abc.png',
    '',
  ])('are not behind the foreign address %j', (url) => {
    expect(storage.keyOf(url)).toBeNull()
  })

  test('pass the check, again and again', async () => {
    await storage.check()
    await storage.check()
  })
})
