import { newDataDir } from './data-dir.ts'
import { startServerProcess } from './server-process.ts'
import { type Site, startSite } from './start-site.ts'

/** What the demonstration site prints about itself. */
export interface Demo {
  admin: { id: string; token: string }
  user: { id: string; token: string }
  page: { id: string }
}

export interface DemoSite extends Site {
  demo: Demo
}

/** A lively site of two years, with somebody signed in as a user and as an administrator; it does not run yet. */
export async function makeDemoSite(): Promise<{ dataDir: string; demo: Demo }> {
  const dataDir = await newDataDir()
  const seeding = await startServerProcess({ DATA_DIR: dataDir }, 'demo.js').ended
  if (seeding.code !== 0) throw new Error(`There is no demonstration site:\n${seeding.output}`)
  // A database that was slow to start has said so before.
  const said = seeding.output.slice(seeding.output.indexOf('{'))
  return { dataDir, demo: JSON.parse(said) as Demo }
}

/** The same, started. */
export async function startDemoSite(env: Record<string, string> = {}): Promise<DemoSite> {
  const { dataDir, demo } = await makeDemoSite()
  return { ...(await startSite({ ...env, DATA_DIR: dataDir })), demo }
}
