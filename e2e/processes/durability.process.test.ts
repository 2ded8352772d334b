import { spawnSync } from 'node:child_process'
import { calls, type User } from '@huebook/contract'
import { expect, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { killsOr } from '../site/kills.ts'
import { freePort, type ServerProcess } from '../site/server-process.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'

const KILLS = killsOr(2)
/** Acknowledged writes to see in each round before the kill, so that it always falls into the middle of more. */
const WRITES_BEFORE_KILL = 15
const WRITERS = 4

/** Writes until told to stop, and remembers only what the server has acknowledged. */
function keepWriting(address: string, token: string, acknowledged: Map<User['id'], string>) {
  let stopped = false
  let count = 0
  const write = async (): Promise<void> => {
    while (!stopped) {
      const email = `${crypto.randomUUID()}@example.org`
      try {
        const answer = await fetch(`${address}/api${calls.createUser.path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ name: 'Writer', email }),
        })
        if (!answer.ok) throw new Error('not acknowledged')
        const user = (await answer.json()) as User
        acknowledged.set(user.id, email)
        count += 1
      } catch {
        // The server is gone in the middle of a call: nothing was acknowledged.
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
  }
  const writers = Promise.all(Array.from({ length: WRITERS }, write))
  return {
    async seen(writes: number) {
      await waitFor(
        () => count,
        (written) => expect(written).toBeGreaterThanOrEqual(writes),
        { pauseMs: 5 },
      )
    },
    stop() {
      stopped = true
      return writers
    },
  }
}

async function expectAllFound(address: string, token: string, acknowledged: Map<User['id'], string>): Promise<void> {
  const lost: string[] = []
  for (const [id, email] of acknowledged) {
    const answer = await fetch(`${address}/api/users/${id}/read`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok || ((await answer.json()) as User).email !== email) lost.push(email)
  }
  expect(lost).toEqual([])
}

/** The database's main process: the one started with this data directory. */
function databaseProcess(dataDir: string): number {
  const lines = spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).stdout.split('\n')
  const line = lines.find((one) => /bin\/postgres /.test(one) && one.includes(dataDir))
  return Number(line?.trim().split(' ')[0])
}

async function start(dataDir: string): Promise<ServerProcess & { address: string }> {
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), RATE_LIMIT: '1000000' })
  const address = await server.ready
  expect(address, 'the server did not start').not.toBe('')
  return { ...server, address }
}

/** A site that runs, and its administrator's token. */
async function startWithAdmin(dataDir: string) {
  const server = await start(dataDir)
  return { server, token: (await createFirstAdmin(server.address, server.output())).token }
}

test(`no acknowledged write is lost when the server is killed ${KILLS} times in the middle of writing`, async () => {
  const dataDir = await copyOfSite()
  let { server, token } = await startWithAdmin(dataDir)
  const acknowledged = new Map<User['id'], string>()
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writing = keepWriting(server.address, token, acknowledged)
    await writing.seen(WRITES_BEFORE_KILL)
    server.child.kill('SIGKILL')
    await server.ended
    await writing.stop()
    server = await start(dataDir)
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * WRITES_BEFORE_KILL)
  await expectAllFound(server.address, token, acknowledged)
})

test(`no acknowledged write is lost when the database's own process is killed ${KILLS} times, and the server goes on by itself`, async () => {
  const dataDir = await copyOfSite()
  const { server, token } = await startWithAdmin(dataDir)
  const acknowledged = new Map<User['id'], string>()
  for (let kill = 0; kill < KILLS; kill += 1) {
    const writing = keepWriting(server.address, token, acknowledged)
    await writing.seen(WRITES_BEFORE_KILL)
    process.kill(databaseProcess(dataDir), 'SIGKILL')
    await writing.seen(2 * WRITES_BEFORE_KILL + WRITERS)
    await writing.stop()
  }
  await expectAllFound(server.address, token, acknowledged)
})
