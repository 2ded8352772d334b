import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { basename, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { killsOr } from '../site/kills.ts'
import { inDatabaseOf, pidOfOwnDatabase } from '../site/own-database.ts'
import { freePort } from '../site/server-process.ts'
import { copyOfSite, startServerProcess, temporaryDataDir } from './for-one-test.ts'

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
    const dataDir = await copyOfSite()
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
    const dataDir = await copyOfSite()
    const APP_SECRET = 'another secret of another process'
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), APP_SECRET }).ended
    expect([code, output]).toEqual([1, expect.stringMatching(/^APP_SECRET is not the one [^.]+\.\n$/)])
    expect(processesOf(dataDir)).toEqual([])
  })

  test('when a site that is to go over to another secret is not told the one of before', async () => {
    const dataDir = await copyOfSite()
    const secrets = { APP_SECRET: 'the secret from today on', APP_SECRET_BEFORE: 'the secret of somebody else' }
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort(), ...secrets }).ended
    expect([code, output]).toEqual([1, expect.stringMatching(/^APP_SECRET_BEFORE is not the secret [^.]+\.\n$/)])
  })

  test('when another process runs on the same data directory, which goes on undisturbed', async () => {
    const dataDir = await copyOfSite()
    const first = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
    const address = await first.ready
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() }).ended
    expect([code, output]).toEqual([1, `Another Huebook is already running on ${dataDir}.\n`])
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })
})

type Damage = [what: string, damage: (dataDir: string) => void, sentence: (dataDir: string) => string]

const putFolder = (path: string): void => {
  rmSync(path, { force: true })
  mkdirSync(path)
}

const inTheWay: Damage[] = [
  [
    'an empty secret',
    (dataDir) => writeFileSync(join(dataDir, 'secret'), '\n'),
    (dataDir) =>
      `The secret in ${dataDir}/secret is empty; bring the file back from a backup, or remove it if this site is new.`,
  ],
  [
    'a folder instead of the secret',
    (dataDir) => putFolder(join(dataDir, 'secret')),
    (dataDir) =>
      `The secret in ${dataDir}/secret cannot be read (EISDIR); make it a file that this account can read, or set APP_SECRET.`,
  ],
  [
    'a file instead of the directory for files',
    (dataDir) => writeFileSync(join(dataDir, 'files'), ''),
    (dataDir) => `The directory for files, ${dataDir}/files, cannot be written (ENOTDIR); check DATA_DIR.`,
  ],
  [
    'a file instead of the outbox',
    (dataDir) => writeFileSync(join(dataDir, 'outbox'), ''),
    (dataDir) => `The directory for mails, ${dataDir}/outbox, cannot be written (EEXIST); check DATA_DIR.`,
  ],
]

/** Files of the site's own tables, not of PostgreSQL's. */
function tablesOf(dataDir: string): string[] {
  const databases = join(dataDir, 'postgres/data/base')
  const files = readdirSync(databases, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\/\d+$/.test(file) && Number(basename(file)) >= 16_384)
    .map((file) => join(databases, file))
}

const overwriteTables = (dataDir: string, byte: number): void => {
  for (const file of tablesOf(dataDir)) writeFileSync(file, Buffer.alloc(statSync(file).size, byte))
}

const damages: Damage[] = [
  [
    'a folder instead of its log',
    (dataDir) => putFolder(join(dataDir, 'postgres/log')),
    (dataDir) =>
      `The database in ${dataDir}/postgres cannot write its log (EISDIR); move ${dataDir}/postgres/log away.`,
  ],
  [
    'no password',
    (dataDir) => rmSync(join(dataDir, 'postgres/password')),
    (dataDir) =>
      `The password of the database cannot be read from ${dataDir}/postgres/password (ENOENT); bring the file back from a backup.`,
  ],
  [
    'an empty password',
    (dataDir) => writeFileSync(join(dataDir, 'postgres/password'), ''),
    (dataDir) =>
      `The password of the database cannot be read from ${dataDir}/postgres/password (empty); bring the file back from a backup.`,
  ],
  [
    'another password',
    (dataDir) => writeFileSync(join(dataDir, 'postgres/password'), 'guessed'),
    (dataDir) =>
      `The database does not accept the password in ${dataDir}/postgres/password; bring the file back from a backup.`,
  ],
  [
    'half of its files',
    (dataDir) => rmSync(join(dataDir, 'postgres/data/PG_VERSION')),
    (dataDir) =>
      `The database in ${dataDir}/postgres is not whole; bring it back from a backup, or move it away to begin with an empty one.`,
  ],
  [
    'a folder instead of a file nobody thought of',
    (dataDir) => mkdirSync(join(dataDir, 'postgres/data/postmaster.pid')),
    (dataDir) => `The database of ${dataDir} cannot be started: EISDIR: illegal operation on a directory, read.`,
  ],
  [
    'tables that are overwritten',
    (dataDir) => overwriteTables(dataDir, 0x5a),
    (dataDir) =>
      `The database in ${dataDir}/postgres is damaged: invalid page in block 0 of relation "base/N/N"; bring it back from a backup.`,
  ],
  [
    'tables that are nothing but zeros',
    (dataDir) => overwriteTables(dataDir, 0),
    (dataDir) =>
      `The database in ${dataDir}/postgres is damaged: index "__drizzle_migrations_pkey" contains unexpected zero page at block 0; bring it back from a backup.`,
  ],
  [
    'tables that are gone',
    (dataDir) => tablesOf(dataDir).map((file) => rmSync(file)),
    (dataDir) =>
      `The database in ${dataDir}/postgres is damaged: could not open file "base/N/N": No such file or directory; bring it back from a backup.`,
  ],
]

describe('a start that finds what should not be says so in one sentence, and leaves no database running', () => {
  async function expectRefusal(dataDir: string, sentence: string): Promise<void> {
    const { code, output } = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() }).ended
    // Said in between where a machine takes its time.
    const said = output.split('Waiting for the embedded database.\n').at(-1)
    // PostgreSQL numbers its files as it likes.
    expect([code, said?.replace(/"base\/\d+\/\d+"/, '"base/N/N"')]).toEqual([1, `${sentence}\n`])
    expect(processesOf(dataDir)).toEqual([])
  }

  test.each(inTheWay)('in its data directory: %s', async (_what, put, sentence) => {
    const dataDir = await temporaryDataDir()
    put(dataDir)
    await expectRefusal(dataDir, sentence(dataDir))
  })

  test.each(damages)('in its database: %s', async (_what, damage, sentence) => {
    const dataDir = await copyOfSite()
    damage(dataDir)
    await expectRefusal(dataDir, sentence(dataDir))
  })
})

describe('whether a site is ready', () => {
  const readiness = async (address: string) => {
    const answer = await fetch(`${address}/readyz`)
    return [answer.status, await answer.json()]
  }

  /** Work on jobs goes on. */
  const jobs = { mails: true, pages: true, payments: true }

  test('depends on the outbox, where there is no mail server', async () => {
    const dataDir = await copyOfSite()
    const address = await startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() }).ready
    const works = { database: true, storage: true, outbox: true, ...jobs }
    expect(await readiness(address)).toEqual([200, { status: 'ok', ...works }])
    const outbox = join(dataDir, 'outbox')
    rmSync(outbox, { recursive: true })
    writeFileSync(outbox, '')
    const broken = [503, { status: 'unavailable', ...works, outbox: false }]
    await expect.poll(() => readiness(address)).toEqual(broken)
    rmSync(outbox)
    await expect.poll(() => readiness(address)).toEqual([200, { status: 'ok', ...works }])
  })

  test('does not depend on a mail server, which may be away for a while', async () => {
    const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`
    const address = await startServerProcess({ DATA_DIR: await copyOfSite(), PORT: await freePort(), SMTP_URL }).ready
    expect(await readiness(address)).toEqual([200, { status: 'ok', database: true, storage: true, ...jobs }])
  })
})

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test('ends the server and its database, and the answer under way is still given', async () => {
    const dataDir = await copyOfSite()
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
    const dataDir = await copyOfSite()
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
    const dataDir = await copyOfSite()
    const post = (address: string, path: string, body: object) =>
      fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const run = async (use: (address: string, output: () => string) => Promise<unknown>) => {
      const server = startServerProcess({
        DATA_DIR: dataDir,
        PORT: await freePort(),
        PUBLIC_URL: 'https://colour.example.org/',
      })
      await use(await server.ready, server.output)
      server.child.kill('SIGTERM')
      return (await server.ended).output
    }
    const first = await run(async (address, output) => {
      await post(address, '/users/sign-up', { name: 'Mia', email: 'mia@example.org' })
      await waitFor(output, (said) => expect(said).toContain('Code: '))
    })
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

test('a start whose database is killed again and again meanwhile takes longer, and comes to its end', async () => {
  const dataDir = await copyOfSite()
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
  const isThere = () =>
    inDatabaseOf(dataDir, (client) =>
      client.query(`select 1 from pg_stat_activity
    where application_name = 'huebook'`),
    ).then(
      ({ rowCount }) => rowCount !== 0,
      () => false,
    )
  for (let kill = 0; kill < killsOr(3); kill += 1) {
    // Somebody of the server's speaks to it.
    await waitFor(isThere, (there) => expect(there).toBe(true), { pauseMs: 5 })
    process.kill(await pidOfOwnDatabase(dataDir), 'SIGKILL')
  }
  expect(await server.ready, server.output()).toMatch(/^http/)
  const address = await server.ready
  await waitFor(
    async () => (await fetch(`${address}/readyz`)).status,
    (status) => expect(status).toBe(200),
  )
})
