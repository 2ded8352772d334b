import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { serveBrowser } from './browser.ts'
import { newDataDir } from './data-dir.ts'
import { freePort, startServerProcess } from './server-process.ts'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browser of all files is reached. */
    browser: string
    /** The data directory of a site that was started once and stopped, to be copied: making one takes seconds. */
    newSite: string
    /** The address of a new site, for tests that only look at it. */
    publicSite: string
  }
}

/** Brings up once what all files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, newSite] = await Promise.all([serveBrowser(), makeSite()])
  const publicSite = await startSite({ DATA_DIR: await newDataDir(newSite), TRUST_PROXY: 'on' })
  project.provide('browser', browser.wsEndpoint())
  project.provide('newSite', newSite)
  project.provide('publicSite', publicSite.address)
  return async () => {
    await Promise.all([browser.close(), publicSite.stop()])
    await rm(newSite, { recursive: true, force: true })
  }
}

async function makeSite(): Promise<string> {
  const dataDir = await newDataDir()
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: await freePort() })
  if (!(await server.ready)) throw new Error(`There is no site:\n${server.output()}`)
  server.child.kill('SIGTERM')
  await server.ended
  return dataDir
}
