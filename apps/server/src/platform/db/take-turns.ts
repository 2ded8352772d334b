import { sql } from 'drizzle-orm'
import type { Tx } from './handle.ts'

/** Lets only one transaction at a time, over all processes, go on with what has this name; it ends with the transaction. */
export const takeTurns = async (tx: Tx, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
