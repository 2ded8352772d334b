import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import type pg from 'pg'
import { openOwnDatabase } from '../../e2e/site/own-database.ts'
import { freePort, startServerProcess } from '../../e2e/site/server-process.ts'
import { fingerprint, inProject } from '../../scripts/steps/project.mjs'

/** Makes a site of so many pages, in the database of a server that runs. */
type Fill = (client: pg.Client, pages: number) => Promise<void>

/**
 * The data directory of a site with so many pages, filled by the `fill.ts` of a benchmark. That takes minutes, so it is kept
 * for the next time; when that file or the tables have changed, it is filled anew.
 */
export async function filledSite(benchmark: string, pages: number, fill: Fill): Promise<string> {
  const madeOf = fingerprint([`bench/${benchmark}/fill.ts`, 'apps/server/migrations'])
  const folder = inProject(`.cache/${benchmark}/${pages}-${madeOf.slice(0, 12)}`)
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
