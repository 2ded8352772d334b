import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BackupSchedule, BackupStatus } from '@huebook/contract'
import type { ClientConfig } from 'pg'
import type { Caller } from '#http/endpoint.ts'
import { type BackupSource, createBackup, type Proof } from '#platform/backup/create-backup.ts'
import { backupFile, pruneBackups } from '#platform/backup/folder.ts'
import { MAKING_OF_BACKUP } from '#platform/backup/hold.ts'
import { clearLeftovers } from '#platform/backup/leftovers.ts'
import { listOutcomes, recordFailure, recordProof } from '#platform/backup/outcomes.ts'
import { advisoryLock, isLocked, tryAdvisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { Audit } from '#ports/audit.ts'
import { backupQueries } from './backups.queries.ts'
import { againAfter, lastDue, nextDue } from './schedule.ts'

interface Options {
  db: Db
  /** Where the database is reached beside the connections of `db`. */
  connection: ClientConfig
  storage: BackupSource['storage']
  secret: string
  audit: Pick<Audit, 'write'>
  directory: string
  now(): Date
}

const FIELDS = ['every', 'keep'] as const

/** Held by whoever makes a backup, or clears away what is left of one. */
const TURN = 'scheduled backup'
/** Held from before one is made until it is written down how it went. */
const MAKING = 'backup that is written down'
/** How often somebody who wants one looks whether it is their turn, in milliseconds. */
const LOOK_MS = 500

/** Makes backups when they are due, and knows how the last ones went. */
export function createBackupService({ db, connection, storage, secret, audit, directory, now }: Options) {
  async function isDue({ every }: BackupSchedule): Promise<boolean> {
    const due = lastDue(every, now())
    if (due === null) return false
    const { proven, failed } = await listOutcomes(db)
    if (failed && againAfter(failed.at) > now() && !(proven && proven.at > failed.at)) return false
    return !proven || proven.at < due
  }

  /** One that somebody has asked for is never deleted by the schedule. */
  async function make(only: Tx, asked: 'by hand' | 'scheduled', stop: AbortSignal): Promise<Proof | null> {
    await advisoryLock(only, MAKING)
    const file = join(directory, backupFile(asked, now()))
    try {
      const proof = await createBackup({ connection, storage, secret }, file, stop)
      await recordProof(db, proof, now())
      // Not before there is a new one that was proven.
      await pruneBackups(directory, (await backupQueries(only).schedule()).keep)
      return proof
    } catch (error) {
      if (stop.aborted) return null
      const sentence =
        error instanceof OperatorError ? error.message : 'It broke off; the log of this process says why.'
      await recordFailure(db, { file, sentence }, now())
      throw error
    }
  }

  const isBeingMade = async (): Promise<boolean> =>
    (await Promise.all([isLocked(db, MAKING), isLocked(db, MAKING_OF_BACKUP)])).includes(true)

  return {
    /** Makes one if it is due, over all processes; whoever asks meanwhile goes on without. */
    makeIfDue: (stop: AbortSignal): Promise<Proof | null> =>
      db.transaction(async (only) => {
        if (!(await tryAdvisoryLock(only, TURN))) return null
        return (await isDue(await backupQueries(only).schedule())) ? make(only, 'scheduled', stop) : null
      }),

    /** Makes one whether or not it is due; one that was under way when it was asked for is as good. */
    async makeNow(stop: AbortSignal): Promise<Proof | null> {
      const asked = now()
      while (!stop.aborted) {
        const turn = await db.transaction(async (only) => {
          // Not by waiting for the lock: that would hold a connection, and this process, for as long as another makes one.
          if (!(await tryAdvisoryLock(only, TURN))) return null
          const { proven } = await listOutcomes(db)
          return { made: proven && proven.at >= asked ? null : await make(only, 'by hand', stop) }
        })
        if (turn) return turn.made
        await sleep(LOOK_MS, undefined, { signal: stop }).catch(() => undefined)
      }
      return null
    },

    isBeingMade,

    /** Who has asked for one. */
    wanted: (caller: Caller): Promise<void> =>
      db.transaction((tx) => audit.write(tx, { action: 'backup_made', actorId: caller.id })),

    /** Clears away what one has left in this place that was killed. */
    clearLeftovers: () =>
      db.transaction(async (only) => {
        // One that is due clears it away by itself, and would be refused while somebody else does.
        if (await tryAdvisoryLock(only, TURN)) await clearLeftovers(connection, directory)
      }),

    async read(): Promise<BackupStatus> {
      // First whether one is made: one that ends meanwhile is told of as being made, and never as neither made nor there.
      const making = await isBeingMade()
      const [schedule, { proven, failed }] = await Promise.all([backupQueries(db).schedule(), listOutcomes(db)])
      const failure = failed && !(proven && proven.at > failed.at) ? failed : null
      return {
        schedule,
        directory,
        last: proven && {
          made_at: proven.at.toISOString(),
          host: proven.host,
          path: proven.file,
          bytes: proven.bytes,
          pages: proven.pages,
          files: proven.files,
          rows: proven.rows,
          seconds: proven.seconds,
        },
        failure: failure && { at: failure.at.toISOString(), host: failure.host, sentence: failure.sentence },
        being_made: making,
        next_due_at: nextDue(schedule.every, now(), { proven: proven?.at, failed: failure?.at })?.toISOString() ?? null,
      }
    },

    /** Whoever may change it may also let backups cease: that is written down as every setting is. */
    change: (caller: Caller, schedule: BackupSchedule): Promise<void> =>
      db.transaction(async (tx) => {
        // Also where there is no row yet that could be locked.
        await advisoryLock(tx, 'schedule of backups')
        const current = await backupQueries(tx).schedule()
        const fields = FIELDS.filter((field) => current[field] !== schedule[field])
        if (fields.length === 0) return
        await backupQueries(tx).change(schedule)
        await audit.write(tx, { action: 'backups_scheduled', actorId: caller.id, fields })
      }),
  }
}
