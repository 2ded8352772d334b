import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAppSecret, readAppSecret } from './app-secret.ts'

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('the secret is made once and found again', async () => {
  const folder = await temporaryFolder()
  expect(await readAppSecret(folder)).toBeNull()
  const first = await createAppSecret(folder)
  expect(first.length).toBeGreaterThan(40)
  expect(await readAppSecret(folder)).toBe(first)
})

test('processes that start together agree on one secret', async () => {
  const folder = await temporaryFolder()
  const secrets = await Promise.all(Array.from({ length: 10 }, () => createAppSecret(folder)))
  expect(new Set(secrets).size).toBe(1)
})

test('only the owner can read it', async () => {
  const folder = await temporaryFolder()
  await createAppSecret(folder)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
})
