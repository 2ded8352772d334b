import { rm } from 'node:fs/promises'
import { inject, onTestFinished } from 'vitest'
import { newDataDir } from '../site/data-dir.ts'
import { type ServerProcess, startServerProcess as start } from '../site/server-process.ts'

/** A server that ends with the test, however that ends. */
export const startServerProcess = (env: Record<string, string>): ServerProcess => endWithTest(start(env))

export function endWithTest(server: ServerProcess): ServerProcess {
  onTestFinished(async () => {
    server.child.kill('SIGTERM')
    await server.ended
  })
  return server
}

/** The data directory of a site that was started and stopped once, to do with as a test likes. */
export const copyOfSite = (): Promise<string> => temporaryDataDir(inject('newSite'))

/** A data directory that is gone after the test. */
export async function temporaryDataDir(like?: string): Promise<string> {
  const folder = await newDataDir(like)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
