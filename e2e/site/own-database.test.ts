import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { pidOfOwnDatabase } from './own-database.ts'

/** A data directory whose database has left this number in its pid file. */
function dataDirWith(pidOf: (pgData: string) => number): string {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'huebook-own-database-')))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const pgData = join(dataDir, 'postgres', 'data')
  mkdirSync(pgData, { recursive: true })
  writeFileSync(join(pgData, 'postmaster.pid'), `${pidOf(pgData)}\n${pgData}\n`)
  return dataDir
}

function startProgram(...words: string[]) {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', '--', ...words], { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  })
  return child.pid ?? 0
}

test('a stranger that has got the number of a dead database is not taken for it', async () => {
  const dataDir = dataDirWith(() => startProgram('-D', '/somewhere/else', '-c', 'port=5432'))
  await expect(pidOfOwnDatabase(dataDir)).rejects.toThrow('The embedded database does not run')
})

test('the program that runs this data directory is the database', async () => {
  let pid = 0
  const dataDir = dataDirWith((pgData) => {
    pid = startProgram('-D', pgData, '-c', 'port=5432')
    return pid
  })
  expect(await pidOfOwnDatabase(dataDir)).toBe(pid)
})
