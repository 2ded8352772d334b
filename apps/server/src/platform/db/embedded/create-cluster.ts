import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { syncDirectory } from '#platform/disk/sync-directory.ts'
import { childEnvironment } from '#platform/processes/child-environment.ts'
import { as, giveTo } from './account.ts'
import { launchFailure, program } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { isCluster } from './files.ts'
import type { Site } from './site.ts'

export const SUPERUSER = 'huebook'

const run = promisify(execFile)

/** Makes sure that there is a whole cluster of our version, or says why there cannot be one. */
export async function ensureCluster(site: Site) {
  if (!(await isCluster(site.cluster))) await createCluster(site)
  const found = (await readFile(path.join(site.pgData, 'PG_VERSION'), 'utf8')).trim()
  const brought = site.binaries.version.split('.')[0]
  if (found !== brought)
    throw new EmbeddedPostgresError(
      `The database in ${site.cluster} was made by PostgreSQL ${found}, and this Huebook brings PostgreSQL ${brought}; carry it over with a backup: "npm run backup" with the Huebook that made it, then "npm run restore" with this one and an empty DATA_DIR.`,
    )
  // Before anything is started that nobody could then talk to.
  await readPassword(site.cluster)
}

export const passwordFile = (cluster: string) => path.join(cluster, 'password')

export async function readPassword(cluster: string) {
  const file = passwordFile(cluster)
  const unreadable = (reason: string) =>
    new EmbeddedPostgresError(
      `The password of the database cannot be read from ${file} (${reason}); bring the file back from a backup.`,
    )
  const password = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw unreadable(error.code ?? error.message)
  })
  if (password.trim() === '') throw unreadable('empty')
  return password.trim()
}

/** Everything is made under another name first: under its own name a cluster is either whole or not there. */
async function createCluster(site: Site) {
  const found = await readdir(site.cluster).catch(() => [])
  if (found.length > 0 && !(await isCluster(site.cluster))) throw notWhole(site)
  const draft = await mkdtemp(`${site.cluster}.new-`).catch((error: Error) => {
    throw notCreated(site, error.message)
  })
  try {
    await initdb(site, draft)
    await syncDirectory(draft)
    await rename(draft, site.cluster)
    await syncDirectory(path.dirname(site.cluster))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Somebody who started at the same moment was faster: theirs it is.
    if (await isCluster(site.cluster)) return
    throw error instanceof EmbeddedPostgresError ? error : notCreated(site, (error as Error).message)
  }
}

async function initdb(site: Site, draft: string) {
  const file = program(site.binaries.native, 'initdb')
  const data = path.join(draft, 'data')
  const password = passwordFile(draft)
  const args = ['-D', data, '-U', SUPERUSER, `--pwfile=${password}`, '--auth=scram-sha-256']
  // The built-in provider sorts and folds the same on every system, so an upgrade of the C library breaks no index.
  args.push('--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...systemLocale())
  await mkdir(data, { mode: 0o700 })
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true })
  if (site.account) {
    // Root keeps the cluster's folder, so that the account cannot lead us astray with links in it.
    await chmod(draft, 0o711)
    await giveTo(site.account, data)
    await giveTo(site.account, password)
  }
  try {
    await run(file, args, { ...as(site.account), cwd: draft, env: childEnvironment() })
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    if (typeof code === 'string') throw await launchFailure(file, error as NodeJS.ErrnoException)
    const complaints = stderr.split('\n').filter((line) => /(error|FATAL|PANIC):/.test(line))
    const last = complaints.at(-1) ?? stderr.trim().split('\n').at(-1) ?? ''
    throw notCreated(site, last.replace(/^.*?(error|FATAL|PANIC): +/, ''))
  }
}

// What the built-in provider leaves to the system, such as which letters pg_trgm knows. Only Linux is sure to have C.UTF-8.
function systemLocale() {
  return process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C']
}

function notWhole(site: Site) {
  return new EmbeddedPostgresError(
    `The database in ${site.cluster} is not whole; bring it back from a backup, or move it away to begin with an empty one.`,
  )
}

function notCreated(site: Site, reason: string) {
  return new EmbeddedPostgresError(`The database in ${site.cluster} cannot be created: ${reason}.`)
}
