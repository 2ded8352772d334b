import { newDataDir } from './data-dir.ts'
import { freePort, startServerProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data directory of a site that was started once and stopped, to be copied: making one takes seconds. */
    newSite: string
  }
}

/** Starts a new site and stops it again; answers its data directory. */
export async function makeSite(): Promise<string> {
  const dataDir = await newDataDir()
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
  if (!(await server.ready)) throw new Error(`There is no site:\n${server.output()}`)
  server.child.kill('SIGTERM')
  await server.ended
  return dataDir
}
