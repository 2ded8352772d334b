import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnfinished, writeAtomically } from './write-atomically.ts'

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'huebook-disk-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  return directory
}

test('what a killed write has left goes once it is old, and what may still be written stays', async () => {
  const directory = await temporaryDirectory()
  await writeAtomically(directory, 'deep/below/file', Buffer.from('whole'))
  const [unfinished] = (await readdir(directory)).filter((name) => name !== 'deep')
  for (const name of ['old', 'young']) await writeFile(join(directory, unfinished ?? '', name), 'half')
  const anHourAndABitAgo = Date.now() / 1000 - 3700
  await utimes(join(directory, unfinished ?? '', 'old'), anHourAndABitAgo, anHourAndABitAgo)
  await removeUnfinished(directory)
  expect(await readdir(join(directory, unfinished ?? ''))).toEqual(['young'])
  expect(await readdir(join(directory, 'deep/below'))).toEqual(['file'])
})

test('a directory that nothing was written to has nothing to remove', async () => {
  await removeUnfinished(join(await temporaryDirectory(), 'not made yet'))
})
