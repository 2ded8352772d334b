import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/steps/project.mjs'
import { freePort, type ServerProcess, startNode } from '../site/server-process.ts'
import { endWithTest, temporaryDataDir } from './for-one-test.ts'
import { freshClone } from './fresh-clone.ts'

/** What only React's development builds contain: advice to developers, and where each element was made. */
const FOR_DEVELOPERS = ['React DevTools', 'Invalid hook call', 'unique "key" prop', '_debugStack']

/** Said by the very process that was started, as it ends: what is set in it later cannot be seen from outside. */
const LAST_WORD = `data:text/javascript,process.on('exit',()=>console.log('NODE_ENV was '+process.env.NODE_ENV))`

async function npmStart(clone: string, env: Record<string, string> = {}): Promise<ServerProcess> {
  // Without its gallery: that would be drawn beside all that is looked at here.
  const site = { DATA_DIR: await temporaryDataDir(), PORT: await freePort(), GALLERY: 'off' }
  return endWithTest(startNode(['--import', LAST_WORD, join(clone, 'scripts/start.mjs')], { ...site, ...env }))
}

async function stop(server: ServerProcess): Promise<string> {
  server.child.kill('SIGTERM')
  return (await server.ended).output
}

/** Every file of a web build, by its path below it. */
async function filesOf(build: string): Promise<string[]> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(build.length)).sort()
}

test('the first start of a fresh clone builds and serves what was tested, for production, even where somebody develops', async () => {
  const clone = await freshClone()
  const tested = inProject('apps/web/dist/site')

  // Who sets it has it in the server, and never in what is built; what was tested was built without.
  const first = await npmStart(clone, { NODE_ENV: 'development' })
  const address = await first.ready
  expect(address, first.output()).not.toBe('')
  for (const step of ['Preparing the drawings', 'Building apps/web', 'Building apps/server'])
    expect(first.output()).toContain(step)
  const files = await filesOf(join(clone, 'apps/web/dist/site'))
  expect(files).toEqual(await filesOf(tested))
  const wrong: string[] = []
  for (const file of files.filter((one) => /^\/assets\/.*\.(js|css)$/.test(one))) {
    const served = await (await fetch(address + file)).text()
    if (served !== (await readFile(tested + file, 'utf8'))) wrong.push(`${file} is not what was tested`)
    for (const words of FOR_DEVELOPERS) if (served.includes(words)) wrong.push(`${file} says ${words}`)
  }
  // The licences of what is by others ask for it wherever the app goes.
  const notice = await (await fetch(`${address}/NOTICE.txt`)).text()
  if (notice !== (await readFile(inProject('NOTICE'), 'utf8'))) wrong.push('/NOTICE.txt is not what is told of others')
  expect(wrong).toEqual([])
  expect(await stop(first)).toContain('NODE_ENV was development')

  const second = await npmStart(clone)
  expect(await second.ready, second.output()).not.toBe('')
  expect(second.output()).not.toContain('Building')
  expect(await stop(second)).toContain('NODE_ENV was production')
})
