import { join } from 'node:path'
import type { BackupSchedule, BackupStatus } from '@huebook/contract'
import type { ClientConfig } from 'pg'
import type { Caller } from '#http/endpoint.ts'
import { type BackupSource, createBackup, type Proof } from '#platform/backup/create-backup.ts'
import { backupFile, pruneBackups } from '#platform/backup/folder.ts'
import { MAKING_OF_BACKUP } from '#platform/backup/hold.ts'
import { clearLeftovers } from '#platform/backup/leftovers.ts'
import { listOutcomes, recordFailure, recordProof } from '#platform/backup/outcomes.ts'
import { advisoryLock, isLocked, tryAdvisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db } from '#platform/db/handle.ts'
import { OperatorError } from '#platform/operator-error.ts'
import type { Audit } from '#ports/audit.ts'
import { backupQueries } from './backups.queries.ts'
import { lastDue, nextDue } from './schedule.ts'

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

/** How long after a failure it is tried again, in milliseconds: somebody may have to make room first. */
const AGAIN_MS = 60 * 60 * 1000

const FIELDS = ['every', 'keep'] as const

/** Held by whoever makes a backup, or clears away what is left of one. */
const TURN = 'scheduled backup'

/** Makes backups when they are due, and knows how the last ones went. */
export function createBackupService({ db, connection, storage, secret, audit, directory, now }: Options) {
  async function isDue({ every }: BackupSchedule): Promise<boolean> {
    const due = lastDue(every, now())
    if (due === null) return false
    const { proven, failed } = await listOutcomes(db)
    if (failed && failed.at.getTime() > now().getTime() - AGAIN_MS && !(proven && proven.at > failed.at)) return false
    return !proven || proven.at < due
  }

  async function make({ keep }: BackupSchedule, stop: AbortSignal): Promise<Proof | null> {
    const file = join(directory, backupFile('scheduled', now()))
    try {
      const proof = await createBackup({ connection, storage, secret }, file, stop)
      await recordProof(db, proof, now())
      // Not before there is a new one that was proven.
      await pruneBackups(directory, keep)
      return proof
    } catch (error) {
      if (stop.aborted) return null
      const sentence =
        error instanceof OperatorError ? error.message : 'It broke off; the log of this process says why.'
      await recordFailure(db, { file, sentence }, now())
      throw error
    }
  }

  return {
    /** Makes one if it is due, over all processes; whoever asks meanwhile goes on without. */
    makeIfDue: (stop: AbortSignal): Promise<Proof | null> =>
      db.transaction(async (only) => {
        if (!(await tryAdvisoryLock(only, TURN))) return null
        const schedule = await backupQueries(only).schedule()
        return (await isDue(schedule)) ? make(schedule, stop) : null
      }),

    /** Makes one whether or not it is due; one that was under way when it was asked for is as good. */
    makeNow(stop: AbortSignal): Promise<Proof | null> {
      const asked = now()
      return db.transaction(async (only) => {
        await advisoryLock(only, TURN)
        const { proven } = await listOutcomes(db)
        return proven && proven.at >= asked ? null : make(await backupQueries(only).schedule(), stop)
      })
    },

    isBeingMade: (): Promise<boolean> => isLocked(db, MAKING_OF_BACKUP),

    /** Clears away what one has left in this place that was killed. */
    clearLeftovers: () =>
      db.transaction(async (only) => {
        // One that is due clears it away by itself, and would be refused while somebody else does.
        if (await tryAdvisoryLock(only, TURN)) await clearLeftovers(connection, directory)
      }),

    async read(): Promise<BackupStatus> {
      const [schedule, { proven, failed }, isBeingMade] = await Promise.all([
        backupQueries(db).schedule(),
        listOutcomes(db),
        isLocked(db, MAKING_OF_BACKUP),
      ])
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
        failure:
          failed && !(proven && proven.at > failed.at)
            ? { at: failed.at.toISOString(), host: failed.host, sentence: failed.sentence }
            : null,
        being_made: isBeingMade,
        next_due_at: nextDue(schedule.every, now(), proven?.at ?? null)?.toISOString() ?? null,
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
