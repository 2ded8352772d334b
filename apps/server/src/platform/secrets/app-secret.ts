import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncDirectory } from '#platform/disk/sync-directory.ts'
import { OperatorError } from '#platform/operator-error.ts'

/** The secret of a backup, until its database has come back. */
const PROPOSED = 'secret.proposed'

export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/** The secret kept below the data directory; null if there is none. An empty one is not none: the site may have used what was in it. */
export async function readAppSecret(dataDir: string): Promise<string | null> {
  const path = secretFile(dataDir)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw new OperatorError(
      `The secret in ${path} cannot be read (${error.code}); make it a file that this account can read, or set APP_SECRET.`,
    )
  })
  if (text === null) return null
  const secret = text.trim()
  if (secret === '')
    throw new OperatorError(
      `The secret in ${path} is empty; bring the file back from a backup, or remove it if this site is new.`,
    )
  return secret
}

/** Makes the secret of a site that has none, and answers the one that is kept: another process may have been the first. */
export async function createAppSecret(dataDir: string): Promise<string> {
  const path = secretFile(dataDir)
  await writeIfMissing(path, newAppSecret()).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`The secret cannot be kept in ${path} (${error.code}); check DATA_DIR, or set APP_SECRET.`)
  })
  return (await readAppSecret(dataDir)) ?? createAppSecret(dataDir)
}

/** Puts a secret beside the one that is kept, for `settleAppSecret` to decide between them. */
export async function proposeAppSecret(dataDir: string, secret: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, PROPOSED), `${secret}\n`, { mode: 0o600, flush: true })
  await syncDirectory(dataDir)
}

/** Keeps the one of the two that fits: whoever was to decide may have been killed before. */
export async function settleAppSecret(dataDir: string, fits: (secret: string) => boolean): Promise<void> {
  const proposed = await readFile(join(dataDir, PROPOSED), 'utf8').catch(() => null)
  if (proposed === null) return
  if (fits(proposed.trim())) await rename(join(dataDir, PROPOSED), secretFile(dataDir))
  else await rm(join(dataDir, PROPOSED), { force: true })
  await syncDirectory(dataDir)
}

const newAppSecret = (): string => randomBytes(32).toString('base64url')

async function writeIfMissing(path: string, secret: string): Promise<void> {
  // Not by process number: in containers that share a volume all have the same.
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
    // A link appears whole or not at all, and only for the first of two processes that start together.
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    await syncDirectory(dirname(path))
  } finally {
    await rm(draft, { force: true })
  }
}
