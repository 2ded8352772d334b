import { access, constants, mkdir, realpath, symlink } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import { type Binaries, locateBinaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { exists, ignore, isCluster } from './files.ts'
import { chooseForRoot } from './site-for-root.ts'

/** Where a database lives and who runs it. The paths are real ones: no symlink on the way. */
export interface Site {
  /** As the operator wrote it, for messages. */
  readonly dataDir: string
  /** Holds PostgreSQL's own `data`, and beside it the password, the log and usually the socket. */
  readonly cluster: string
  readonly pgData: string
  readonly binaries: Binaries
  readonly account: Account | undefined
}

export async function chooseSite(dataDir: string, log: { info(message: string): void }): Promise<Site> {
  const binaries = await locateBinaries()
  const parent = await openDataDir(dataDir)
  const place = path.join(parent, 'postgres')
  const existing = await findCluster(place, dataDir)
  const chosen =
    process.getuid?.() === 0
      ? await chooseForRoot({ dataDir, parent, existing, binaries, log })
      : { cluster: existing ?? place, binaries, account: undefined }
  return { dataDir, ...chosen, pgData: path.join(chosen.cluster, 'data') }
}

/** Leaves the way to a relocated cluster in the data directory: it is found again even after that has moved. */
export async function linkRelocated({ dataDir, cluster }: Site) {
  const place = path.join(await realpath(dataDir), 'postgres')
  if (place !== cluster) await symlink(cluster, place).catch(ignore('EEXIST'))
}

async function openDataDir(dataDir: string) {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK | constants.X_OK)
    return await realpath(dataDir)
  } catch (error) {
    throw unwritable(dataDir, error)
  }
}

/** A cluster that is there but out of reach must never pass for a first start: that would begin an empty site. */
async function findCluster(place: string, dataDir: string) {
  if (!(await exists(place))) return undefined
  try {
    const cluster = await realpath(place)
    await access(cluster, constants.R_OK | constants.W_OK | constants.X_OK)
    return (await isCluster(cluster)) ? cluster : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw unwritable(place, error)
    throw new EmbeddedPostgresError(
      `The database of ${dataDir} is gone from where the link ${place} leads; bring it back, or remove the link to begin with an empty one.`,
    )
  }
}

function unwritable(directory: string, error: unknown) {
  // "EACCES: permission denied, mkdir '/data'": the middle is for people.
  const { message } = error as NodeJS.ErrnoException
  const reason = message.match(/^[A-Z]+: (.*?)(,|$)/)?.[1] ?? message
  return new EmbeddedPostgresError(`The data directory ${directory} cannot be written: ${reason}.`)
}
