import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Db, Handle, Tx } from './handle.ts'
import * as schema from './schema.ts'

const open = (connection: PoolClient) => drizzle(connection, { schema })
const opened = new WeakMap<PoolClient, ReturnType<typeof open>>()

/** The connection that each transaction under way has. */
const connections = new WeakMap<Handle, PoolClient>()

/** What plain statements of a handle are sent to: any connection, or the one of its transaction. */
export function connectionOf(handle: Handle): Pool | PoolClient {
  const connection = '$client' in handle ? handle.$client : connections.get(handle)
  if (!connection)
    throw new Error('a statement was given a transaction that was not begun here, such as one within another')
  return connection
}

/** Does work in a transaction of this connection. */
export function transactionOn<Result>(
  connection: PoolClient,
  work: (tx: Tx) => Promise<Result>,
  config?: Parameters<Db['transaction']>[1],
): Promise<Result> {
  const db = opened.get(connection) ?? open(connection)
  opened.set(connection, db)
  return db.transaction((tx) => {
    connections.set(tx, connection)
    return work(tx)
  }, config)
}

/**
 * The database, by way of a pool of connections. Drizzle's own transactions never give back a connection that is lost
 * between being taken from the pool and `begin`: a few database restarts, and the pool has none left for anybody.
 */
export function databaseOn(pool: Pool): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const connection = await pool.connect()
    try {
      return await transactionOn(connection, work, config)
    } finally {
      connection.release()
    }
  }
  return Object.assign(drizzle(pool, { schema }), { transaction })
}
