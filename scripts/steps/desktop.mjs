import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { layOutApp } from './app-files.mjs'
import { build } from './build.mjs'
import { desktopTools, TARGET, tauriCli, WINDOWS } from './desktop-tools.mjs'
import { inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const SHELL = inProject('apps/desktop')

/** With the files that are embedded, as `tauri build` does itself, and not those of a server that develops. */
const EMBEDDED = ['--features', 'tauri/custom-protocol']

const environment = () => ({ ...process.env, CARGO_TARGET_DIR: TARGET })

async function prepare() {
  await desktopTools()
  await build()
  layOutApp('desktop', process.env['HUEBOOK_SERVER'])
}

/** Builds the shell around the web app, and answers the program. */
export async function buildShell() {
  await prepare()
  const code = await run('cargo', ['build', '--release', '--locked', ...EMBEDDED], { cwd: SHELL, env: environment() })
  if (code !== 0) exitWith('The desktop app could not be built; the reason is above.')
  return join(TARGET, 'release', process.platform === 'win32' ? 'huebook.exe' : 'huebook')
}

/** Runs the tests of the shell itself, of which the web app's build is a part. */
export async function testShell() {
  await prepare()
  return run('cargo', ['test', '--locked'], { cwd: SHELL, env: environment() })
}

/** Compiles the shell for Windows without making a program of it, with the updater as releases have it. */
export async function checkForWindows() {
  await prepare()
  const args = ['check', '--locked', '--target', WINDOWS, '--features', 'updater']
  return run('cargo', args, { cwd: SHELL, env: environment() })
}

/** Where Tauri puts packages: of this machine, and of both kinds of Mac in one. */
const bundleFolders = () =>
  ['release/bundle', 'universal-apple-darwin/release/bundle'].map((folder) => join(TARGET, folder))

/**
 * Makes the packages of the system this runs on, and answers where they are.
 * @param {string[]} args for Tauri's own program
 */
export async function buildPackages(args = []) {
  await prepare()
  // Those of earlier versions.
  for (const folder of bundleFolders()) rmSync(folder, { recursive: true, force: true })
  const code = await run(process.execPath, [await tauriCli(), 'build', ...args], { cwd: SHELL, env: environment() })
  if (code !== 0) exitWith('The packages could not be made; the reason is above.')
  return bundleFolders()
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))))
    .filter((path) => /\.(deb|exe|dmg)$/.test(path))
}
