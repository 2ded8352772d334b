import { join } from 'node:path'
import type { BackupSchedule, BackupStatus } from '@huebook/contract'
import type { ClientConfig } from 'pg'
import { type BackupSource, createBackup, type Proof } from '#platform/backup/create-backup.ts'
import { backupFile, pruneBackups } from '#platform/backup/folder.ts'
import { listOutcomes, recordFailure, recordProof } from '#platform/backup/outcomes.ts'
import { clearLeftovers } from '#platform/backup/leftovers.ts'
import { tryAdvisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db } from '#platform/db/handle.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { backupQueries } from './backups.queries.ts'
import { lastDue } from './schedule.ts'

interface Options {
  db: Db
  /** Where the database is reached beside the connections of `db`. */
  connection: ClientConfig
  storage: BackupSource['storage']
  secret: string
  directory: string
  now(): Date
}

/** How long after a failure it is tried again, in milliseconds: somebody may have to make room first. */
const AGAIN_MS = 60 * 60 * 1000

/** Makes backups when they are due, and knows how the last ones went. */
export function createBackupService({ db, connection, storage, secret, directory, now }: Options) {
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
        if (!(await tryAdvisoryLock(only, 'scheduled backup'))) return null
        const schedule = await backupQueries(only).schedule()
        return (await isDue(schedule)) ? make(schedule, stop) : null
      }),

    async read(): Promise<BackupStatus> {
      const [schedule, { proven, failed }] = await Promise.all([backupQueries(db).schedule(), listOutcomes(db)])
      return {
        schedule,
        directory,
    /** Clears away what one has left in this place that was killed. */
    clearLeftovers: () => clearLeftovers(connection, directory),

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
      }
    },

    change: (schedule: BackupSchedule) => backupQueries(db).change(schedule),
  }
}
