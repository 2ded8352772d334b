import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { inProject } from '../../scripts/steps/project.mjs'

/** What `npm start` needs of a clone. */
const TRACKED = ['apps', 'packages', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.base.json']
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
  await linkDependencies(clone, '.')
  for (const workspace of await readdir(inProject('packages'))) await linkDependencies(clone, `packages/${workspace}`)
  // These lead to the clone's own sources.
  const workspaces = 'node_modules/@huebook'
  await rm(join(clone, workspaces))
  await cp(inProject(workspaces), join(clone, workspaces), { recursive: true, verbatimSymlinks: true })
  await thinOpenMoji(clone)
  return clone
}

/** Packages are linked, not copied: they are tens of thousands of files, and nobody writes to them. */
async function linkDependencies(clone: string, folder: string): Promise<void> {
  const from = join(inProject(folder), 'node_modules')
  const to = join(clone, folder, 'node_modules')
  const entries = await readdir(from, { withFileTypes: true }).catch(() => [])
  if (entries.length > 0) await mkdir(to)
  for (const entry of entries)
    if (entry.isFile()) await cp(join(from, entry.name), join(to, entry.name))
    else await symlink(join(from, entry.name), join(to, entry.name), 'dir')
}

/** Leaves only a few of OpenMoji's pictures: to make drawings of all would take longer than everything else. */
async function thinOpenMoji(clone: string): Promise<void> {
  const [whole, thin] = [inProject('.'), clone].map((root) => join(root, 'node_modules/openmoji')) as [string, string]
  await rm(thin)
  await mkdir(join(thin, 'data'), { recursive: true })
  await cp(join(whole, 'package.json'), join(thin, 'package.json'))
  await symlink(join(whole, 'color'), join(thin, 'color'), 'dir')
  const list = JSON.parse(await readFile(join(whole, 'data/openmoji.json'), 'utf8')) as unknown[]
  await writeFile(join(thin, 'data/openmoji.json'), JSON.stringify(list.slice(0, 50)))
}
