import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'
import { backupOutcomes } from '#platform/db/schema.ts'
import type { Proof } from './create-backup.ts'

type Outcome = typeof backupOutcomes.$inferInsert

const write = (db: Db, outcome: Outcome) =>
  db
    .insert(backupOutcomes)
    .values(outcome)
    .onConflictDoUpdate({
      target: backupOutcomes.outcome,
      set: { ...outcome, bytes: outcome.bytes ?? sql`0` },
    })

export const recordProof = (db: Db, proof: Proof, at: Date) =>
  write(db, { ...proof, outcome: 'proven', at, host: hostname() })

export const recordFailure = (db: Db, failure: { file: string; sentence: string }, at: Date) =>
  write(db, { ...failure, outcome: 'failed', at, host: hostname() })

/** The last backup that was proven and the last that failed, whoever has made it. */
export async function listOutcomes(db: Db) {
  const rows = await db.select().from(backupOutcomes)
  const of = (outcome: Outcome['outcome']) => rows.find((row) => row.outcome === outcome) ?? null
  return { proven: of('proven'), failed: of('failed') }
}
