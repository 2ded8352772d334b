import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { inProject } from '../../scripts/steps/project.mjs'

const run = promisify(execFile)

/** What `npm start` needs of a clone. */
const TRACKED = ['apps', 'packages', 'scripts', 'NOTICE', 'package.json', 'package-lock.json', 'tsconfig.base.json']
const MADE_LATER = ['node_modules', 'dist']

/** A clone of what is here, with its dependencies installed and nothing made of it yet; gone after the test. */
export async function freshClone(): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), 'huebook-clone-'))
  onTestFinished(() => rm(clone, { recursive: true, force: true }))
  // As `git clone` would leave it: where root starts the server, the database's own account has to get in.
  await chmod(clone, 0o755)
  for (const name of TRACKED)
    await cp(inProject(name), join(clone, name), {
      recursive: true,
      filter: (file) => !MADE_LATER.includes(basename(file)),
    })
  for (const folder of ['.', ...(await workspaces())]) await linkDependencies(clone, folder)
  await thinOpenMoji(clone)
  return clone
}

/** The folders that may have dependencies of their own. */
async function workspaces(): Promise<string[]> {
  const folders = ['apps', 'packages'].map(async (kind) =>
    (await readdir(inProject(kind))).map((name) => join(kind, name)),
  )
  return (await Promise.all(folders)).flat()
}

/**
 * Each file is linked where it can be, since there are tens of thousands and nobody writes to them. A folder is not: what leads
 * out of the clone is built in the order of where it leads to, and then differs from what was tested by where the project lies.
 */
async function linkDependencies(clone: string, folder: string): Promise<void> {
  const from = join(inProject(folder), 'node_modules')
  if (!existsSync(from)) return
  const to = join(clone, folder, 'node_modules')
  await run('cp', ['-al', from, to]).catch(async () => {
    // Another disk cannot be linked to.
    await rm(to, { recursive: true, force: true })
    await run('cp', ['-a', from, to])
  })
}

/** Leaves only a few of OpenMoji's pictures: to make drawings of all would take longer than everything else. */
async function thinOpenMoji(clone: string): Promise<void> {
  const [whole, thin] = [inProject('.'), clone].map((root) => join(root, 'node_modules/openmoji')) as [string, string]
  await rm(thin, { recursive: true })
  await mkdir(join(thin, 'data'), { recursive: true })
  await cp(join(whole, 'package.json'), join(thin, 'package.json'))
  await symlink(join(whole, 'color'), join(thin, 'color'), 'dir')
  const list = JSON.parse(await readFile(join(whole, 'data/openmoji.json'), 'utf8')) as unknown[]
  await writeFile(join(thin, 'data/openmoji.json'), JSON.stringify(list.slice(0, 50)))
}
