import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { drawings } from './drawings.mjs'
import { fingerprint, inProject } from './project.mjs'

/** What makes the drawings counts too: they are in the bundle. */
const MADE_FROM = ['packages', 'package-lock.json', 'scripts/steps']

/** The illustrator, with its drawings made. */
export async function loadIllustrator() {
  await drawings()
  return /** @type {Promise<typeof import('../../packages/illustrator/src/index.ts')>} */ (load('illustrator'))
}

export const loadLineart = () =>
  /** @type {Promise<typeof import('../../packages/lineart/src/index.ts')>} */ (load('lineart'))

/**
 * A package of ours, which is TypeScript: bundled with all it needs, in a tenth of the time that its files would take one
 * by one, and kept until they change.
 * @param {'illustrator' | 'lineart'} name
 */
async function load(name) {
  const folder = inProject('.cache/packages')
  const bundled = join(folder, `${name}-${fingerprint(MADE_FROM).slice(0, 12)}`)
  if (!existsSync(bundled)) await bundle(name, folder, bundled)
  return import(pathToFileURL(join(bundled, 'index.js')).href)
}

/**
 * @param {string} name
 * @param {string} folder
 * @param {string} bundled
 */
async function bundle(name, folder, bundled) {
  mkdirSync(folder, { recursive: true })
  const made = mkdtempSync(join(folder, 'making-'))
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: inProject(`packages/${name}`),
    logLevel: 'warn',
    build: {
      ssr: 'src/index.ts',
      outDir: made,
      emptyOutDir: false,
      target: 'node20',
      // How long a plugin took tells of the machine, and is not for whoever asked for a page.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    ssr: { noExternal: true },
  })
  try {
    renameSync(made, bundled)
  } catch (error) {
    // Another process was quicker.
    if (!existsSync(bundled)) throw error
    rmSync(made, { recursive: true })
  }
  // Of earlier sources.
  for (const other of readdirSync(folder))
    if (other.startsWith(`${name}-`) && join(folder, other) !== bundled)
      rmSync(join(folder, other), { recursive: true, force: true })
}
