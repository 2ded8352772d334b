import { execFile } from 'node:child_process'
import { access, lstat, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

export interface Binaries {
  /** The folder that holds bin, lib and share; it works wherever it is copied to. */
  readonly native: string
  /** Of the npm package, for example 18.4.0-beta.17. */
  readonly version: string
}

const require = createRequire(import.meta.url)

export const program = (native: string, name: 'initdb' | 'pg_ctl' | 'postgres') => path.join(native, 'bin', name)

export async function locateBinaries(): Promise<Binaries> {
  const root = path.dirname(path.dirname(resolvePlatformPackage()))
  await hydrateSymlinks(root)
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }
  return { native: path.join(root, 'native'), version }
}

/** Explains why a program could not be started. */
export async function launchFailure(file: string, error: NodeJS.ErrnoException) {
  // A file that is there and yet "not found" lacks its loader: glibc's, on a system built on musl.
  const there = await access(file).then(
    () => true,
    () => false,
  )
  if (process.platform === 'linux' && error.code === 'ENOENT' && there) return noBinaries('musl')
  return new EmbeddedPostgresError(`The embedded PostgreSQL cannot be started: ${error.message}.`)
}

function resolvePlatformPackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    // It is a dependency of embedded-postgres, not ours: only seen from there is it sure to be found.
    const fromHub = createRequire(require.resolve('embedded-postgres'))
    return fromHub.resolve(`@embedded-postgres/${platform}-${os.arch()}`)
  } catch {
    throw noBinaries(os.arch())
  }
}

function noBinaries(kind: string) {
  return new EmbeddedPostgresError(
    `There is no embedded PostgreSQL for ${process.platform}/${kind}; set DATABASE_URL to use your own PostgreSQL (15 or newer).`,
  )
}

/** An npm that ignores install scripts leaves out the package's symlinks, without which nothing in it starts. */
async function hydrateSymlinks(root: string) {
  const list = await readFile(path.join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const symlinks = JSON.parse(list) as { target: string }[]
  const found = await Promise.all(symlinks.map(({ target }) => lstat(path.join(root, target)).catch(() => undefined)))
  if (found.every(Boolean)) return
  await promisify(execFile)(process.execPath, [path.join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root })
}
