import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Call, CallInput, CallResponse, Problem, UserId } from '@huebook/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp, type Deps } from '#app.ts'
import { hashSessionToken, newSessionToken } from '#features/sessions/session-token.ts'
import type { Db } from '#platform/db/handle.ts'
import * as schema from '#platform/db/schema.ts'
import { createLog } from '#platform/log/log.ts'
import { createVault } from '#platform/secrets/vault.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { within } from './database-server.ts'
import { writeWebBuild } from './web-build.ts'

/** Somebody who is signed in. */
export interface Visitor {
  id: UserId
  token: string
}

export type Answer<C extends Call> =
  | { ok: true; status: number; data: CallResponse<C> }
  | { ok: false; status: number; problem: Problem }

export interface TestSite {
  app: FastifyInstance
  db: Db
  /** What the server has logged so far. */
  logged(): string
  signIn(as?: { admin?: boolean; blocked?: boolean; name?: string }): Promise<Visitor>
  call<C extends Call>(call: C, input: CallInput<C>, visitor?: Visitor): Promise<Answer<C>>
}

/** A whole server for one test file, on its own copy of the database and its own files. */
export function testSite(overrides: Partial<Deps['config']> = {}): TestSite {
  const database = `huebook_test_${randomUUID().replaceAll('-', '')}`
  const lines: string[] = []
  const site = { logged: () => lines.join(''), signIn, call } as TestSite
  let pool: pg.Pool
  let admin: pg.Client
  let folder: string

  beforeAll(async () => {
    admin = new pg.Client(inject('databaseServer'))
    await admin.connect()
    await admin.query(`create database ${database} template ${inject('templateDatabase')}`)
    pool = new pg.Pool({ ...within(inject('databaseServer'), database), max: 8 })
    folder = await mkdtemp(join(tmpdir(), 'huebook-site-'))
    // The database is dropped while idle connections to it are still saying goodbye.
    pool.on('error', () => undefined)
    site.db = drizzle(pool, { schema })
    site.app = await buildApp({
      config: { publicUrl: 'http://localhost:3000', trustProxy: false, rateLimit: 100_000, ...overrides },
      db: site.db,
      storage: createDiskStorage({ directory: join(folder, 'files') }),
      vault: createVault('the secret of a test site'),
      webBuild: await writeWebBuild(folder),
      log: createLog({ write: (line) => void lines.push(line) }),
    })
  })

  afterAll(async () => {
    await site.app?.close()
    await pool?.end()
    await admin?.query(`drop database if exists ${database} with (force)`)
    await admin?.end()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  async function signIn({ name = 'Mia', ...flags }: { admin?: boolean; blocked?: boolean; name?: string } = {}) {
    const token = newSessionToken()
    const email = `${randomUUID()}@example.org`
    const [user] = await site.db
      .insert(schema.users)
      .values({ name, email, ...flags })
      .returning()
    if (!user) throw new Error('no user was created')
    await site.db.insert(schema.sessions).values({ tokenHash: hashSessionToken(token), userId: user.id })
    return { id: user.id, token }
  }

  async function call<C extends Call>(call: C, input: CallInput<C>, visitor?: Visitor): Promise<Answer<C>> {
    const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: object }
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
    const answer = await site.app.inject({
      method: call.method,
      url: `/api${path}`,
      headers: visitor ? { authorization: `Bearer ${visitor.token}` } : {},
      ...(query && { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }),
      ...(body && { payload: body }),
    })
    const status = answer.statusCode
    return status < 400
      ? { ok: true, status, data: answer.json() as CallResponse<C> }
      : { ok: false, status, problem: answer.json() as Problem }
  }

  return site
}
