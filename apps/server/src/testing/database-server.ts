import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/db/embedded/embedded-postgres.ts'
import { migrate } from '#platform/db/migrate.ts'
import * as schema from '#platform/db/schema.ts'
import { seeds } from '#seeds.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: pg.ClientConfig
    /** Whether the server goes on after the run, with whatever is left there. */
    databaseServerStays: boolean
    templateDatabase: string
  }
}

/** Brings up one PostgreSQL for the whole run, with a migrated and seeded database that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const template = `huebook_template_${process.pid}`
  const admin = new pg.Client(server.connection)
  await admin.connect()
  await admin.query(`create database ${template}`)
  await fill({ ...server.connection, ...within(server.connection, template) })
  project.provide('databaseServer', server.connection)
  project.provide('databaseServerStays', server.stays)
  project.provide('templateDatabase', template)
  return async () => {
    await admin.query(`drop database ${template} with (force)`)
    await admin.end()
    await server.stop()
  }
}

/** The same server, another database. */
export function within(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function startServer(): Promise<{ connection: pg.ClientConfig; stays: boolean; stop(): Promise<void> }> {
  const url = process.env['DATABASE_URL']
  if (url) return { connection: { connectionString: url }, stays: true, stop: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'huebook-test-'))
  // As `mkdir` would leave it: where root runs the tests, the database's own account has to get in.
  await chmod(dataDir, 0o755)
  const silent = { info: () => undefined, warn: console.warn, error: console.error }
  const embedded = await startEmbeddedPostgres({
    dataDir,
    log: silent,
    onLost: (error) => {
      throw error
    },
  })
  return {
    // Nobody pulls the plug here: what is acknowledged need not be on disk yet.
    connection: { ...embedded.connection, options: '-c synchronous_commit=off' },
    stays: false,
    async stop() {
      await embedded.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function fill(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool(connection)
  await migrate(drizzle(pool, { schema }), seeds)
  await pool.end()
}
