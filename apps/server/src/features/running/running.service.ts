import type { BackupStatus, Running } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/handle.ts'
import { listProcesses } from '#platform/db/processes.ts'
import { countJobs, lastFailedJob } from '#platform/jobs/count-jobs.ts'
import { measureStorage } from '#platform/storage/measure-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { VERSION } from '#platform/version.ts'

export type RunningService = ReturnType<typeof createRunningService>

interface Options {
  db: Db
  storage: Pick<Storage, 'list'>
  isEmbedded: boolean
  /** Where files are, unless a store has them. */
  filesDirectory: string | null
  /** The jobs of each kind, by their names. */
  tasks: Readonly<Record<Running['jobs'][number]['kind'], readonly string[]>>
  readBackups(): Promise<BackupStatus>
  now(): Date
}

/** What an operator wants to know of a site that runs. */
export function createRunningService({ db, storage, isEmbedded, filesDirectory, tasks, readBackups, now }: Options) {
  const use = measureStorage(storage, { directory: filesDirectory, now })

  async function readDatabase(): Promise<Running['database']> {
    const { rows } = await db.execute<{ version: string; bytes: string }>(
      sql`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`,
    )
    return { embedded: isEmbedded, version: rows[0]?.version ?? '', bytes: Number(rows[0]?.bytes ?? 0) }
  }

  const readJobs = (): Promise<Running['jobs']> =>
    Promise.all(
      (Object.entries(tasks) as [Running['jobs'][number]['kind'], readonly string[]][]).map(async ([kind, names]) => ({
        kind,
        ...(await countJobs(db, names)),
        last_failure: await lastFailedJob(db, names),
      })),
    )

  return {
    async read(): Promise<Running> {
      const [database, processes, jobs, backups] = await Promise.all([
        readDatabase(),
        listProcesses(db),
        readJobs(),
        readBackups(),
      ])
      return {
        backups,
        version: { ...VERSION, node: process.versions.node },
        database,
        storage: await use.read(),
        processes,
        jobs,
      }
    },
  }
}
