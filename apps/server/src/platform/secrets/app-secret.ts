import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Reads the secret kept below the data directory, or makes one the first time. */
export async function loadAppSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret')
  await mkdir(dataDir, { recursive: true })
  return (await readSecret(path)) ?? (await createSecret(path))
}

async function readSecret(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function createSecret(path: string): Promise<string> {
  const draft = `${path}.${process.pid}`
  const file = await open(draft, 'w', 0o600)
  await file.writeFile(`${randomBytes(32).toString('base64url')}\n`)
  await file.sync()
  await file.close()
  // A link appears whole or not at all, and only for the first of two processes that start together.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft, { force: true })
  const secret = await readSecret(path)
  if (!secret) throw new Error(`${path} is empty`)
  return secret
}
