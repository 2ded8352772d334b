import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { bundleOwner } from './test-owner.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A program that owns the database of the data directory it is given. */
    owner: string
    /** A data directory whose database was made and stopped, to be copied. */
    cluster: string
  }
}

/** Makes once for all files what takes each of them seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'huebook-processes-'))
  await chmod(folder, 0o755)
  const cluster = path.join(folder, 'cluster')
  const [owner] = await Promise.all([bundleOwner(), makeCluster(cluster)])
  project.provide('owner', owner.file)
  project.provide('cluster', cluster)
  return async () => {
    await owner.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeCluster(dataDir: string): Promise<void> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = await startEmbeddedPostgres({ dataDir, log: quiet, onLost: () => undefined })
  await database.stop()
}
