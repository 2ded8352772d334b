import { rm } from 'node:fs/promises'
import { newDataDir } from './data-dir.ts'
import { freePort, startServerProcess } from './server-process.ts'

export interface Site {
  address: string
  dataDir: string
  /** Everything the server has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts a whole site on a data directory of its own, which is gone once it stops. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = env['DATA_DIR'] ?? (await newDataDir())
  const server = startServerProcess({ PORT: await freePort(), DATA_DIR: dataDir, RATE_LIMIT: '100000', ...env })
  const address = await server.ready
  if (!address) throw new Error(`The server did not start:\n${server.output()}`)
  return {
    address,
    dataDir,
    output: server.output,
    async stop() {
      server.child.kill('SIGTERM')
      await server.ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
