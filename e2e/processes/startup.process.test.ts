import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFirstAdmin } from '../site/first-admin.ts'
import { freePort } from '../site/server-process.ts'
import { startServerProcess, temporaryDataDir } from './for-one-test.ts'

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

  test('when the secret is not the one the database was first used with', async () => {
    const dataDir = await temporaryDataDir()
    const first = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
    await first.ready
    first.child.kill('SIGTERM')
    await first.ended
    const APP_SECRET = 'another secret of another process'
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), APP_SECRET }).ended
    expect([code, output]).toEqual([1, expect.stringMatching(/^APP_SECRET is not the one [^.]+\.\n$/)])
    expect(processesOf(dataDir)).toEqual([])
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
    const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
    const address = await server.ready
    const { token } = await createFirstAdmin(address, server.output())
    const body = JSON.stringify({ name: 'Late Lena', email: 'lena@example.org' })
    const call = request(`${address}/api/users/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': body.length },
    })
    // Half of the body is on its way when the signal comes.
    call.write(body.slice(0, 10))
    await fetch(`${address}/healthz`)
    server.child.kill(signal)
    await refusesNewCallers(address)
    call.end(body.slice(10))
    const [answer] = await once(call, 'response')
    expect(answer.statusCode).toBe(200)
    answer.resume()
    expect(await server.ended).toMatchObject({ code: 0 })
    expect(processesOf(dataDir)).toEqual([])
  })
})

describe('a shutdown that somebody holds up', () => {
  test('is cut short after ten seconds, and leaves no database behind', async () => {
    const callers: Socket[] = []
    const silentMailServer = createServer((socket) => callers.push(socket)).listen(0, '127.0.0.1')
    await once(silentMailServer, 'listening')
    const dataDir = await temporaryDataDir()
    const server = startServerProcess({
      DATA_DIR: dataDir,
      PORT: await freePort(),
      SMTP_URL: `smtp://127.0.0.1:${(silentMailServer.address() as AddressInfo).port}`,
    })
    const address = await server.ready
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'mia@example.org' })
    expect((await fetch(`${address}/api/users/sign-in`, { method: 'POST', headers, body })).status).toBe(200)
    const dripping = request(`${address}/api/users/sign-in`, {
      method: 'POST',
      headers: { ...headers, 'content-length': 1000 },
    }).on('error', () => undefined)
    dripping.write('{')
    const drops = setInterval(() => dripping.write(' '), 1000)
    onTestFinished(() => {
      clearInterval(drops)
      for (const caller of callers) caller.destroy()
      silentMailServer.close()
    })
    await fetch(`${address}/healthz`)
    server.child.kill('SIGTERM')
    const { code, output } = await server.ended
    expect([code, output]).toEqual([1, expect.stringContaining('the shutdown took too long and was cut short')])
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

describe('a site without an administrator', () => {
  test('prints the set-up link after its address until somebody has used it, and mails on the console', async () => {
    const dataDir = await temporaryDataDir()
    const post = (address: string, path: string, body: object) =>
      fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const run = async (use: (address: string) => Promise<unknown>) => {
      const server = startServerProcess({
        DATA_DIR: dataDir,
        PORT: await freePort(),
        PUBLIC_URL: 'https://colour.example.org/',
      })
      await use(await server.ready)
      server.child.kill('SIGTERM')
      return (await server.ended).output
    }
    const first = await run((address) => post(address, '/users/sign-up', { name: 'Mia', email: 'mia@example.org' }))
    const link =
      /ready at \S+\nSet up the first administrator: https:\/\/colour\.example\.org\/admin\/create\?code=(\S+)\n/
    const code = link.exec(first)?.[1]
    expect(code).toHaveLength(43)
    expect(first).toMatch(/^ {2}Link: https:\/\/colour\.example\.org\/verify\/[\w-]{43}$/m)
    expect(first).toMatch(/^ {2}Code: \d{6}$/m)
    const second = await run(async (address) => {
      const answer = await post(address, '/users/admin/create', { name: 'Ada', email: 'ada@example.org', code })
      expect(await answer.json()).toMatchObject({ user: { admin: true } })
    })
    expect(second).toMatch(link)
    expect(await run(async () => undefined)).not.toContain('first administrator')
  })
})
