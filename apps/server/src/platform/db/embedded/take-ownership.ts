import { setTimeout as sleep } from 'node:timers/promises'
import { AlreadyRunningError, EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Listen } from './listen.ts'
import { askForLock, type OwnerLock } from './owner-lock.ts'
import { readPidFile } from './pid-file.ts'
import { type Postmaster, shutDown } from './postmaster.ts'
import { isPostmasterOf, runsCommand } from './process-table.ts'
import { serverCommand } from './server-command.ts'
import type { Site } from './site.ts'
import { disarmStaleLockFiles } from './stale-lock-files.ts'

interface Attempt {
  site: Site
  listen: Listen
  launch(): Promise<Postmaster>
  /** How long to go on when PostgreSQL ends for a reason that does not look as if it would pass. */
  failingMs: number
  signal: AbortSignal
  log: { info(message: string): void }
}

/** A killed owner's lock is free as soon as its backend has noticed, which on a busy machine is not at once. */
const HELD_MS = 1000
/** The processes of a killed postmaster finish what they are at before they leave its shared memory. */
const BLOCKED_MS = 30_000
/** Replaying the log after a crash takes as long as it takes; killing it would only begin it anew. */
const BUSY_MS = 600_000
const WORTH_A_LINE_MS = 3000
const POLL_MS = 15
const RETRY_MS = 250

const PASSES =
  /lock file ".*" (already exists|is empty)|pre-existing shared memory block|could not (open|remove|create) lock file/

/**
 * Returns once there is a running database and it is ours: one that was left running, or one just launched. PostgreSQL
 * itself lets only one postmaster into a directory, and the lock only one owner, so whatever others do at the same time,
 * trying again until the lock says yes or no is enough.
 */
export async function takeOwnership({ site, listen, launch, failingMs, signal, log }: Attempt): Promise<OwnerLock> {
  const begin = Date.now()
  let postmaster: Postmaster | undefined
  let heldSince: number | undefined
  let failingSince: number | undefined
  let announced = false

  for (;;) {
    signal.throwIfAborted()
    const pidFile = await readPidFile(site.pgData)
    const starting = postmaster?.hasExited() === false && pidFile?.status !== 'ready'
    // Asked even if the process in the file is not to be seen: it may run in another container on the same directory.
    const answer = starting ? 'busy' : pidFile?.listen ? await askForLock(site, pidFile.listen) : 'absent'

    if (typeof answer === 'object') {
      if (!(await isOutdated(site, listen, answer.postmaster))) return answer
      await shutDown(site, answer.postmaster)
      continue
    }
    heldSince = answer === 'held' ? (heldSince ?? Date.now()) : undefined
    if (heldSince && Date.now() - heldSince > HELD_MS) throw new AlreadyRunningError(site.dataDir)

    const runs = postmaster?.hasExited() === false || (pidFile && (await isPostmasterOf(site.pgData, pidFile.pid)))
    if (answer === 'absent' && !runs) {
      if (postmaster) {
        const complaint = await postmaster.complaint()
        failingSince ??= Date.now()
        if (Date.now() - failingSince > (PASSES.test(complaint) ? BLOCKED_MS : failingMs)) throw failed(site, complaint)
        await sleep(RETRY_MS)
      }
      signal.throwIfAborted()
      await disarmStaleLockFiles(site, listen)
      postmaster = await launch()
    }

    const waited = Date.now() - begin
    if (waited > BUSY_MS) throw failed(site, 'it neither starts nor stops')
    if (waited > WORTH_A_LINE_MS && !announced) {
      announced = true
      log.info('Waiting for the embedded database.')
    }
    await sleep(POLL_MS)
  }
}

/** Left over by another release of Huebook, whose programs and settings may be gone tomorrow. */
async function isOutdated(site: Site, listen: Listen, pid: number) {
  if (process.platform === 'win32') return false // Shows no command lines.
  return (await isPostmasterOf(site.pgData, pid)) && !(await runsCommand(pid, serverCommand(site, listen)))
}

function failed(site: Site, complaint: string) {
  return new EmbeddedPostgresError(`The database in ${site.cluster} cannot be started: ${complaint}.`)
}
