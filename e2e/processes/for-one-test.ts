import { rm } from 'node:fs/promises'
import { onTestFinished } from 'vitest'
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

/** A data directory that is gone after the test. */
export async function temporaryDataDir(): Promise<string> {
  const folder = await newDataDir()
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
