import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { newDataDir } from './data-dir.ts'
import { type Demo, makeDemoSite } from './demo-site.ts'
import { makeSite } from './new-site.ts'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a new site, for tests that only look at it. */
    publicSite: string
    /** Another one, for tests that bring people of their own to it. */
    sharedSite: { address: string; dataDir: string }
    /** The data directory of a lively site that was stopped, to be copied, and who is signed in there. */
    demoSite: { dataDir: string; demo: Demo }
  }
}

/** Brings up once what all files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [newSite, demoSite] = await Promise.all([makeSite(), makeDemoSite()])
  const startNew = async () => startSite({ DATA_DIR: await newDataDir(newSite), TRUST_PROXY: 'on' })
  const [publicSite, sharedSite] = [await startNew(), await startNew()]
  project.provide('newSite', newSite)
  project.provide('publicSite', publicSite.address)
  project.provide('sharedSite', { address: sharedSite.address, dataDir: sharedSite.dataDir })
  project.provide('demoSite', demoSite)
  return async () => {
    await Promise.all([publicSite.stop(), sharedSite.stop()])
    for (const dataDir of [newSite, demoSite.dataDir]) await rm(dataDir, { recursive: true, force: true })
  }
}
