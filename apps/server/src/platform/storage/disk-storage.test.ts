import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createDiskStorage } from './disk-storage.ts'
import { contentKey } from './key.ts'
import { StorageError, StorageFull } from './storage.ts'
import { temporaryDirectory } from './test-stores.ts'

const keyedHash = createKeyedHash('the secret of a test')
let outside: string
let directory: string
beforeEach(async () => {
  outside = await temporaryDirectory()
  directory = join(outside, 'files')
  await mkdir(directory)
})
afterEach(() => rm(outside, { recursive: true }))

const filesBelow = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

test('a hostile key neither reads nor writes beside the directory', async () => {
  const storage = createDiskStorage({ directory, keyedHash })
  await writeFile(join(outside, 'secret.png'), 'secret')
  for (const key of ['../secret.png', '../../../secret.png', '../../../written.png', join(outside, 'secret.png')]) {
    expect(await storage.get(key)).toBeNull()
    await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(StorageError)
    await expect(storage.delete(key)).rejects.toThrow(StorageError)
  }
  expect((await filesBelow(outside)).map((file) => file.name)).toEqual(['secret.png'])
})

test('a file shows only once it is whole, and what a killed write leaves cannot be asked for', async () => {
  const storage = createDiskStorage({ directory, keyedHash })
  const bytes = randomBytes(32_000_000)
  const key = contentKey(bytes, 'png')
  let writing = true
  const written = storage.put(key, bytes, 'image/png').finally(() => {
    writing = false
  })
  const halfWritten = new Set<string>()
  while (writing) {
    const file = await storage.get(key)
    file?.body.destroy()
    expect(file?.size ?? bytes.length).toBe(bytes.length)
    for (const { name } of await filesBelow(directory)) if (name !== key) halfWritten.add(name)
  }
  await written
  expect(halfWritten.size).toBe(1)
  for (const name of halfWritten) {
    expect(await storage.get(name)).toBeNull()
    expect(storage.keyOf(`/files/${name}`)).toBeNull()
  }
  expect((await filesBelow(directory)).map((file) => file.name)).toEqual([key])
})

test('files are spread over two levels of directories', async () => {
  const storage = createDiskStorage({ directory, keyedHash })
  const key = contentKey(Buffer.from('x'), 'png')
  await storage.put(key, Buffer.from('x'), 'image/png')
  const [file] = await readdir(directory, { recursive: true }).then((all) =>
    all.filter((path) => basename(path) === key),
  )
  expect(file).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}\.png$/)
})

test('the check makes a missing directory and leaves nothing in it', async () => {
  const missing = join(outside, 'data', 'files')
  await createDiskStorage({ directory: missing, keyedHash }).check()
  expect(await filesBelow(missing)).toEqual([])
})

test('a directory that cannot be written is one sentence with its name', async () => {
  const blocked = join(outside, 'a-file', 'files')
  await writeFile(join(outside, 'a-file'), '')
  const storage = createDiskStorage({ directory: blocked, keyedHash })
  const sentence = new StorageError(`The directory for files, ${blocked}, cannot be written (ENOTDIR); check DATA_DIR.`)
  await expect(storage.check()).rejects.toThrow(sentence)
  await expect(storage.put('abc.png', Buffer.from('x'), 'image/png')).rejects.toThrow(sentence)
})

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk that is full (%s) is called so, not a directory that cannot be written',
  async (code) => {
    const handle = await open(join(outside, 'any'), 'w')
    const write = vi
      .spyOn(Object.getPrototypeOf(handle), 'writeFile')
      .mockRejectedValue(Object.assign(new Error('no space left on device'), { code }))
    await handle.close()
    onTestFinished(() => write.mockRestore())
    const storage = createDiskStorage({ directory, keyedHash })
    const sentence = new StorageFull(
      `The disk that holds the directory for files, ${directory}, is full; make room on it.`,
    )
    await expect(storage.put('abc.png', Buffer.from('x'), 'image/png')).rejects.toThrow(sentence)
    await expect(storage.check()).rejects.toThrow(sentence)
  },
)
