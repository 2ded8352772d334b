import type { ClientConfig } from 'pg'
import type { Db } from './handle.ts'

/** For a connection to the same database that is none of the pool's. */
export function connectionBeside(db: Db): ClientConfig {
  const { connectionString, host, port, user, password, database, ssl } = db.$client.options
  return connectionString ? { connectionString } : { host, port, user, password, database, ssl }
}
