import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort, prepareSite, startServerProcess, temporaryDataDir } from '#testing/server-process.ts'

/** Processes whose command line names this folder: the database of a data directory, above all. */
const processesOf = (folder: string): string[] =>
  spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line.includes(folder))

describe('a start that cannot succeed says why in one sentence', () => {
  test('when the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void holder.close())
    await once(holder, 'listening')
    const { port } = holder.address() as { port: number }
    const dataDir = await temporaryDataDir()
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: String(port) }).ended
    expect([code, output]).toEqual([
      1,
      `Port ${port} is already in use; stop what is using it or set PORT to another one.\n`,
    ])
    expect(processesOf(dataDir)).toEqual([])
  })

  test('when the data directory cannot be written', async () => {
    const file = join(await temporaryDataDir(), 'file')
    writeFileSync(file, '')
    const dataDir = join(file, 'data')
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() }).ended
    expect([code, output]).toEqual([1, `The data directory ${dataDir} cannot be written; check DATA_DIR (ENOTDIR).\n`])
  })

  test('when the database cannot be reached, without showing its password', async () => {
    const port = await freePort()
    const { code, output } = await startServerProcess({
      DATA_DIR: await temporaryDataDir(),
      PORT: await freePort(),
      DATABASE_URL: `postgres://user:hunter2@127.0.0.1:${port}/colours`,
    }).ended
    const sentence = `The database colours at 127.0.0.1:${port} cannot be used; check DATABASE_URL (ECONNREFUSED).\n`
    expect([code, output]).toEqual([1, sentence])
  })

  test('when a variable is wrong', async () => {
    const { code, output } = await startServerProcess({ PORT: 'eighty' }).ended
    expect([code, output]).toEqual([1, 'PORT must be a whole number from 1 to 65535.\n'])
  })

  test('when another process runs on the same data directory, which goes on undisturbed', async () => {
    const dataDir = await temporaryDataDir()
    const first = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
    const address = await first.ready
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() }).ended
    expect([code, output]).toEqual([1, `Another Huebook is already running on ${dataDir}.\n`])
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })
})

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('ends the server and its database, and the answer under way is still given', async () => {
    const dataDir = await temporaryDataDir()
    const token = await prepareSite(dataDir)
    const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
    const body = JSON.stringify({ name: 'Late Lena', email: 'lena@example.org' })
    const call = request(`${await server.ready}/api/users/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': body.length },
    })
    // Half of the body is on its way when the signal comes.
    call.write(body.slice(0, 10))
    await fetch(`${await server.ready}/healthz`)
    server.child.kill(signal)
    await refusesNewCallers(await server.ready)
    call.end(body.slice(10))
    const [answer] = await once(call, 'response')
    expect(answer.statusCode).toBe(200)
    answer.resume()
    expect(await server.ended).toMatchObject({ code: 0 })
    expect(processesOf(dataDir)).toEqual([])
  })
})

async function refusesNewCallers(address: string): Promise<void> {
  while (
    await fetch(`${address}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  );
}
