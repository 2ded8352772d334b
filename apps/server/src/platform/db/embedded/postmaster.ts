import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { open, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { childEnvironment } from '#platform/processes/child-environment.ts'
import { as } from './account.ts'
import { launchFailure, program } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Listen } from './listen.ts'
import { isPostmasterOf } from './process-table.ts'
import { serverCommand } from './server-command.ts'
import type { Site } from './site.ts'

/** A PostgreSQL that we started. */
export interface Postmaster {
  readonly pid: number
  hasExited(): boolean
  /** Resolves when it has. */
  exited(): Promise<void>
  /** The most telling line it has logged. */
  complaint(): Promise<string>
}

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants

const LOG_LIMIT_BYTES = 1_000_000
const FAST_SHUTDOWN_MS = 10_000
const IMMEDIATE_SHUTDOWN_MS = 10_000
const POLL_MS = 15

export async function launchPostmaster(site: Site, listen: Listen): Promise<Postmaster> {
  const { file, args } = serverCommand(site, listen)
  const log = await openLog(site)
  try {
    const begin = (await log.stat()).size
    // A session of its own, so that Ctrl-C reaches us and not the database under us; and a file to write to, because
    // a pipe would break, and the database with it, when we are killed.
    const child = spawn(file, args, {
      ...as(site.account),
      cwd: site.cluster,
      env: childEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    await once(child, 'spawn').catch(async (error) => {
      throw await launchFailure(file, error)
    })
    child.unref()
    const hasExited = () => child.exitCode !== null || child.signalCode !== null
    return {
      pid: child.pid ?? 0,
      hasExited,
      // Not by event: an unreferenced child's does not keep our own process waiting for it.
      exited: async () => {
        while (!hasExited()) await sleep(POLL_MS)
      },
      complaint: () => readComplaint(site, begin),
    }
  } finally {
    await log.close()
  }
}

/** Ends the PostgreSQL of this site and waits until it is gone; leaves any other process alone. */
export async function shutDown(site: Site, pid: number) {
  const fast = await signalAndWait(site, pid, 'INT', FAST_SHUTDOWN_MS)
  if (fast || (await signalAndWait(site, pid, 'QUIT', IMMEDIATE_SHUTDOWN_MS))) return
  throw new EmbeddedPostgresError(`The database in ${site.cluster} (process ${pid}) does not stop.`)
}

/** Fast shutdown without waiting for its end. */
export async function requestShutDown(site: Site, pid: number) {
  await signal(site, pid, 'INT')
}

async function signalAndWait(site: Site, pid: number, name: 'INT' | 'QUIT', patienceMs: number) {
  await signal(site, pid, name)
  const deadline = Date.now() + patienceMs
  while (await isPostmasterOf(site.pgData, pid)) {
    if (Date.now() > deadline) return false
    await sleep(POLL_MS)
  }
  return true
}

async function signal(site: Site, pid: number, name: 'INT' | 'QUIT') {
  if (!(await isPostmasterOf(site.pgData, pid))) return
  // Node can only terminate on Windows; PostgreSQL's own tool can ask.
  if (process.platform === 'win32') {
    await promisify(execFile)(program(site.binaries.native, 'pg_ctl'), ['kill', name, `${pid}`]).catch(() => undefined)
    return
  }
  try {
    process.kill(pid, `SIG${name}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

const logPath = (site: Site) => path.join(site.cluster, 'log')

async function openLog(site: Site) {
  // As root we must not be led elsewhere by a link that somebody else put here.
  const flags = O_WRONLY | O_APPEND | O_CREAT | (O_NOFOLLOW ?? 0)
  const log = await open(logPath(site), flags, 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new EmbeddedPostgresError(
      `The database in ${site.cluster} cannot write its log (${error.code}); move ${logPath(site)} away.`,
    )
  })
  if ((await log.stat()).size > LOG_LIMIT_BYTES) await log.truncate()
  const { uid, gid } = await stat(site.cluster)
  if (site.account) await log.chown(uid, gid)
  return log
}

async function readComplaint(site: Site, begin: number) {
  const log = await readFile(logPath(site))
  const lines = log.subarray(begin).toString('utf8').trim().split('\n')
  const worst = lines.findLast((line) => /(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? ''
  return worst.replace(/^.*?(FATAL|PANIC): +/, '')
}
