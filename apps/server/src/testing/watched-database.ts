import type { Pool, QueryConfig } from 'pg'
import type { Db } from '#platform/db/handle.ts'
import { databaseOn } from '#platform/db/on-pool.ts'

interface Sent {
  query: string
  params: unknown[]
}

/** The same database, and the statements that are sent by way of it, but for those of transactions. */
export function watchedDatabase(pool: Pool): { db: Db; sent: Sent[] } {
  const sent: Sent[] = []
  const query = (statement: QueryConfig, params: unknown[] = statement.values ?? []) => {
    sent.push({ query: statement.text, params })
    return pool.query(statement, params)
  }
  return { db: databaseOn(Object.assign(Object.create(pool), { query })), sent }
}
