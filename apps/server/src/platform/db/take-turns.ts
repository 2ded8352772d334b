import { sql } from 'drizzle-orm'
import type { Tx } from './handle.ts'

/** Lets only one transaction at a time, over all processes, go on with what has this name; it ends with the transaction. */
export const takeTurns = async (tx: Tx, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The same for what need not be done twice: answers whether it is this transaction's turn, and waits for nobody. */
export const takeTurnsUnlessTaken = async (tx: Tx, name: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`,
  )
  return rows[0]?.free ?? false
}
