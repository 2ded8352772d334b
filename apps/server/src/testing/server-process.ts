import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { hashSessionToken, newSessionToken } from '#features/sessions/session-token.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import * as schema from '#platform/db/schema.ts'
import { seeds } from '#seeds.ts'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

export interface ServerProcess {
  child: ChildProcess
  /** Settles when it serves, or when it has ended without. */
  ready: Promise<string>
  ended: Promise<{ code: number | null; output: string }>
}

/** Starts the built server as an operator would. */
export function startServerProcess(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: 'pipe' })
  let output = ''
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  const ready = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk
      const address = /Huebook is ready at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => resolve(''))
  })
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, ready, ended }
}

/** A data directory that is gone after the test. */
export async function temporaryDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-process-'))
  // As `mkdir` would leave it: where root starts us, the database's own account has to get in.
  await chmod(folder, 0o755)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}

/** Fills an empty data directory with a site that has an administrator, and answers their token. */
export async function prepareSite(dataDir: string): Promise<string> {
  const silent = { info: () => undefined, warn: () => undefined, error: console.error }
  const embedded = await startEmbeddedPostgres({ dataDir, log: silent, onLost: console.error })
  const pool = new pg.Pool(embedded.connection)
  const db = drizzle(pool, { schema })
  await migrate(db, seeds)
  const token = newSessionToken()
  const [admin] = await db
    .insert(schema.users)
    .values({ name: 'Ada', email: 'ada@example.org', admin: true })
    .returning()
  if (!admin) throw new Error('no administrator was created')
  await db.insert(schema.sessions).values({ tokenHash: hashSessionToken(token), userId: admin.id })
  await pool.end()
  await embedded.stop()
  return token
}
