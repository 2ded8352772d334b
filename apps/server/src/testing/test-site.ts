import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Call, CallInput, CallResponse, Problem, UserId } from '@huebook/contract'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { buildApp } from '#app.ts'
import type { Deps } from '#areas/deps.ts'
import { PIXEL_WORKER, WEB_RENDERING } from '#locations.ts'
import { type Background, createBackground } from '#platform/background/background.ts'
import type { Db } from '#platform/db/handle.ts'
import { databaseOn } from '#platform/db/on-pool.ts'
import * as schema from '#platform/db/schema.ts'
import { createLog } from '#platform/log/log.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { openSmtp, parse, type TestMailbox } from '#platform/mail/test-mailboxes.ts'
import { NO_METRICS } from '#platform/metrics/metrics.ts'
import { createKeyedHash, type KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { hashToken, newToken } from '#platform/secrets/token.ts'
import { createVault } from '#platform/secrets/vault.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { NO_TRACES } from '#platform/traces/traces.ts'
import { within } from './database-server.ts'
import { dueJobs } from './due-jobs.ts'
import { waitFor } from './wait-for.ts'
import { writeWebBuild } from './web-build.ts'

/** Somebody who is signed in. */
export interface SignedIn {
  id: UserId
  email: string
  token: string
}

type Answer<C extends Call> =
  | { ok: true; status: number; data: CallResponse<C> }
  | { ok: false; status: number; problem: Problem; retryAfter: number }

export interface TestSite {
  app: FastifyInstance
  /** Another process of the same site, as far as anybody can tell. */
  startAnother(): Promise<FastifyInstance>
  db: Db
  /** What the server has logged so far. */
  logged(): string
  storage: Storage
  keyedHash: KeyedHash
  background: Background
  /** Resolves once all that goes on after answers is done: mails are sent, files are deleted. */
  settled(): Promise<void>
  /** How the mail server answers from now on. */
  mailServerAnswers(code: 250 | 450 | 550): void
  /** The mails to an address, as its owner reads them, the oldest first. */
  mailsTo(address: string): Promise<Email[]>
  signIn(
    as?: Partial<Pick<SignedIn, 'email'>> & { admin?: boolean; blocked?: boolean; name?: string; nickname?: string },
  ): Promise<SignedIn>
  /** Every call comes from a client of its own, unless it says from which. */
  call<C extends Call>(call: C, input: CallInput<C>, caller?: SignedIn | null, client?: string): Promise<Answer<C>>
}

/** A whole server for one test file, on its own copy of the database and its own files. */
export function testSite(overrides: Partial<Deps['config']> = {}, metrics = NO_METRICS, traces = NO_TRACES): TestSite {
  const database = `huebook_test_${randomUUID().replaceAll('-', '')}`
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  const background = createBackground(log)
  const keyedHash = createKeyedHash('the secret of a test site')
  const site = { logged: () => lines.join(''), keyedHash, background } as TestSite
  const apps: FastifyInstance[] = []
  let mailbox: TestMailbox
  let mailer: Mailer
  let pool: pg.Pool
  let admin: pg.Client
  let folder: string

  beforeAll(async () => {
    admin = new pg.Client(inject('databaseServer'))
    await admin.connect()
    await admin.query(`create database ${database} template ${inject('templateDatabase')}`)
    pool = new pg.Pool({ ...within(inject('databaseServer'), database), max: 15 })
    folder = await mkdtemp(join(tmpdir(), 'huebook-site-'))
    // The database is dropped while idle connections to it are still saying goodbye.
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    site.db = databaseOn(pool)
    site.storage = createDiskStorage({ directory: join(folder, 'files'), keyedHash })
    mailbox = await openSmtp({ auth: false })
    mailer = mailbox.mailer('no-reply@huebook.test')
    const deps: Deps = {
      config: {
        publicUrl: 'http://localhost:3000',
        dataDir: folder,
        backupDir: join(folder, 'backups'),
        trustProxy: false,
        rateLimit: 100_000,
        mailLimit: 60,
        guessLimit: 30,
        apps: { android: [], apple: [] },
        stripe: { apiBase: 'http://127.0.0.1:9', patienceMs: 10_000 },
        // Nobody answers there: no test asks anybody outside.
        openai: {
          baseUrl: 'http://127.0.0.1:9/v1',
          imageModel: 'gpt-image-1',
          textModel: 'gpt-4o-mini',
          patienceMs: 60_000,
        },
        imageServerPatienceMs: 60_000,
        ...overrides,
      },
      db: site.db,
      storage: site.storage,
      vault: createVault('the secret of a test site'),
      secret: 'the secret of a test site',
      keyedHash,
      mailer,
      background,
      metrics,
      traces,
      webBuild: await writeWebBuild(folder),
      rendering: await import(pathToFileURL(WEB_RENDERING).href),
      pixelWorker: PIXEL_WORKER,
      log,
    }
    site.startAnother = async () => {
      const app = await buildApp(deps)
      apps.push(app)
      return app
    }
    site.app = await site.startAnother()
  })

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()))
    await mailer?.close()
    await mailbox?.close()
    await pool?.end()
    // A server that ends with the run takes all databases along; to drop one it would first write all of them to the disk.
    if (inject('databaseServerStays')) await admin?.query(`drop database if exists ${database} with (force)`)
    await admin?.end()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  const mailServerAnswers: TestSite['mailServerAnswers'] = (code) => mailbox.answerWith(code)

  const settled: TestSite['settled'] = async () => {
    await waitFor(
      () => dueJobs(site.db.$client),
      (due) => expect(due).toEqual([]),
      { pauseMs: 5 },
    )
    await background.settled()
  }

  /** Of a hundred mails, tests look a hundred times at all. */
  const read = new WeakMap<Buffer, Promise<Email>>()
  const readOnce = (mail: Buffer): Promise<Email> => {
    const email = read.get(mail) ?? parse(mail)
    read.set(mail, email)
    return email
  }

  const mailsTo: TestSite['mailsTo'] = async (address) => {
    await settled()
    const mails = await Promise.all((await mailbox.received()).map(readOnce))
    return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address))
  }

  const signIn: TestSite['signIn'] = async ({ name = 'Mia', email = `${randomUUID()}@example.org`, ...flags } = {}) => {
    const token = newToken()
    const [user] = await site.db
      .insert(schema.users)
      .values({ name, email, ...flags })
      .returning()
    if (!user) throw new Error('no user was created')
    await site.db.insert(schema.sessions).values({ tokenHash: hashToken(token), userId: user.id })
    return { id: user.id, email, token }
  }

  const call: TestSite['call'] = async <C extends Call>(
    call: C,
    input: CallInput<C>,
    caller?: SignedIn | null,
    client = nextClient(),
  ): Promise<Answer<C>> => {
    const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: object }
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params?.[name] ?? ''))
    const answer = await site.app.inject({
      method: call.method,
      url: `/api${path}`,
      remoteAddress: client,
      headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
      ...(query && { query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])) }),
      ...(body && { payload: body }),
    })
    const status = answer.statusCode
    return status < 400
      ? { ok: true, status, data: answer.json() as CallResponse<C> }
      : { ok: false, status, problem: answer.json() as Problem, retryAfter: Number(answer.headers['retry-after'] ?? 0) }
  }

  return Object.assign(site, { mailServerAnswers, settled, mailsTo, signIn, call })
}

let clients = 0

function nextClient(): string {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}
