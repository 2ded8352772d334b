import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, utimesSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { calls } from '@huebook/contract'
import { expect, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { freePort, type ServerProcess } from '../site/server-process.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'

const SIDE = 1000

/** Noise, which no encoder makes smaller: three megabytes take a moment to write. */
function noisyPng(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8)
  const row = () => Buffer.concat([Buffer.from([0]), randomBytes(SIDE * 3)])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, row)), { level: 0 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Sends a picture again and again, until nobody answers any more. */
async function keepSending(address: string, token: string): Promise<void> {
  const bytes = new Uint8Array(noisyPng())
  for (let answered = true; answered; ) {
    const body = new FormData()
    body.append('file', new Blob([bytes], { type: 'image/png' }), 'noise.png')
    const headers = { authorization: `Bearer ${token}` }
    answered = await fetch(`${address}/api${calls.upload.path}`, { method: 'POST', headers, body }).then(
      (answer) => answer.ok,
      () => false,
    )
  }
}

const isStopped = (pid: number | undefined): boolean =>
  spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.startsWith('T')

/** Kills a server in the moment a file of it is half-written. */
async function killWhileWriting({ child, ended }: ServerProcess, unfinished: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const watcher = watch(unfinished, () => {
      child.kill('SIGSTOP')
      while (!isStopped(child.pid));
      if (readdirSync(unfinished).length > 0) {
        watcher.close()
        resolve()
      } else child.kill('SIGCONT')
    })
  })
  child.kill('SIGKILL')
  await ended
}

test('half a picture that a kill in the middle of an upload has left is gone after a later start, and so is half a mail', async () => {
  const dataDir = await copyOfSite()
  const unfinished = join(dataDir, 'files', '.unfinished')
  const unfinishedMails = join(dataDir, 'outbox', '.unfinished')
  const start = async () => startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
  const first = await start()
  const address = await first.ready
  const { token } = await createFirstAdmin(address, first.output())
  const killed = killWhileWriting(first, unfinished)
  await keepSending(address, token)
  await killed
  const [left] = readdirSync(unfinished)
  expect(left).toBeDefined()
  utimesSync(join(unfinished, left ?? ''), 1, 1)
  writeFileSync(join(unfinished, 'young'), 'may still be written')
  writeFileSync(join(unfinishedMails, 'left'), 'half a mail')
  utimesSync(join(unfinishedMails, 'left'), 1, 1)
  await (await start()).ready
  await waitFor(
    () => [readdirSync(unfinished), readdirSync(unfinishedMails)],
    (left) => expect(left).toEqual([['young'], []]),
  )
})
