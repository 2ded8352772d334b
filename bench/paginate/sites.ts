import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { openOwnDatabase } from '../../e2e/site/own-database.ts'
import { freePort, startServerProcess } from '../../e2e/site/server-process.ts'
import { fingerprint, inProject } from '../../scripts/steps/project.mjs'
import { fill } from './fill.ts'

/** What a filled site depends on: with any of it changed it is filled anew. */
const MADE_OF = ['bench/paginate/fill.ts', 'apps/server/migrations']

/** The data directory of a site with so many pages. To fill one takes minutes, so it is kept for the next time. */
export async function filledSite(pages: number): Promise<string> {
  const folder = inProject(`.cache/paginate/${pages}-${fingerprint(MADE_OF).slice(0, 12)}`)
  if (existsSync(folder)) return folder
  console.log(`Filling a site with ${pages.toLocaleString('en')} pages …`)
  const filling = `${folder}-filling`
  await rm(filling, { recursive: true, force: true })
  await mkdir(filling, { recursive: true })
  await chmod(filling, 0o755)
  const server = startServerProcess({ DATA_DIR: filling, PORT: await freePort() })
  if (!(await server.ready)) throw new Error(`The site did not start:\n${server.output()}`)
  const client = await openOwnDatabase(filling)
  await fill(client, pages)
  await client.end()
  server.child.kill('SIGTERM')
  await server.ended
  await rename(filling, folder)
  return folder
}
