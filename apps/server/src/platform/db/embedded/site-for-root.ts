import { createHash } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Account, canExecute, canLiveIn, canWrite, giveTreeTo, ownerOf, serviceAccount } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { exists, isCluster } from './files.ts'

interface Location {
  dataDir: string
  /** The real path of the data directory. */
  parent: string
  existing: string | undefined
  binaries: Binaries
  log: { info(message: string): void }
}

/** Root cannot run PostgreSQL itself; the account that can may be unable to enter root's folders. */
export async function chooseForRoot({ dataDir, parent, existing, binaries, log }: Location) {
  const refuge = path.join('/var/lib/huebook', createHash('sha256').update(parent).digest('hex').slice(0, 16))
  const cluster = existing ?? (await placeForCluster(parent, refuge))
  const account = await accountFor(cluster)
  const usable = await usableBinaries(account, binaries, refuge)
  const moved = [
    path.dirname(cluster) === parent ? '' : `the database of ${dataDir} is kept in ${cluster}`,
    usable === binaries ? '' : `its programs run from ${usable.native}`,
  ].filter(Boolean)
  if (moved.length > 0) log.info(`Not everything is open to the account that runs PostgreSQL: ${moved.join(' and ')}.`)
  return { cluster, binaries: usable, account }
}

async function placeForCluster(parent: string, refuge: string) {
  const relocated = path.join(refuge, 'postgres')
  if (await isCluster(relocated)) return relocated
  if (await canLiveIn(await serviceAccount(), parent)) return path.join(parent, 'postgres')
  await mkdir(refuge, { recursive: true, mode: 0o755 })
  return relocated
}

/** Whoever a cluster belongs to goes on running it, also when root starts what an ordinary user began. */
async function accountFor(cluster: string): Promise<Account> {
  if (!(await isCluster(cluster))) return serviceAccount()
  const owner = await ownerOf(path.join(cluster, 'data'))
  const account = owner ?? (await serviceAccount())
  // Belongs to root only when restored from a backup by root.
  if (!owner) {
    await chmod(cluster, 0o711)
    await giveTreeTo(account, path.join(cluster, 'data'))
  }
  if (await canWrite(account, path.join(cluster, 'data'))) return account
  throw new EmbeddedPostgresError(
    `The account that the database in ${cluster} belongs to (number ${account.uid}) cannot enter that directory.`,
  )
}

async function usableBinaries(account: Account, binaries: Binaries, refuge: string): Promise<Binaries> {
  if (await canExecute(account, binaries.native)) return binaries
  await mkdir(refuge, { recursive: true, mode: 0o755 })
  const native = path.join(refuge, `native-${binaries.version}`)
  if (!(await exists(native))) await copyBinaries(account, binaries.native, native)
  if (await canExecute(account, native)) return { native, version: binaries.version }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this system; set DATABASE_URL to use your own PostgreSQL (15 or newer).`,
  )
}

async function copyBinaries(account: Account, from: string, to: string) {
  const draft = await mkdtemp(`${to}.new-`)
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true })
    await giveTreeTo(account, draft)
    await rename(draft, to)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another start may have put its copy there first; one is as good as the other.
    if (!(await exists(to))) throw error
  }
}
