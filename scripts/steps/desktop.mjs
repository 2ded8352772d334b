import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from './build.mjs'
import { desktopTools, TARGET, tauriCli } from './desktop-tools.mjs'
import { inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const SHELL = inProject('apps/desktop')
const SITE = inProject('apps/web/dist/site')
/** Of what build the shell has its files. */
const LAID_OUT = inProject('.cache/desktop-laid-out')

/** What only a server has a use for: compressed copies, and what browsers keep or see before they have the app. */
const OF_SERVERS = /\.(br|gz)$|\/(prerendered\.html|service-worker\.js|og\.png|landing)$/

/** With the files that are embedded, as `tauri build` does itself, and not those of a server that develops. */
const EMBEDDED = ['--features', 'tauri/custom-protocol']

/**
 * Lays the web app's build where the shell embeds it; with the address of one site where it is made for that alone.
 * @param {string | undefined} server
 */
function layOutApp(server) {
  const folder = join(SHELL, 'dist')
  // Whatever is written anew is embedded anew, which takes a minute.
  const wanted = `${readFileSync(`${SITE}/../.built-from`, 'utf8')} ${server ?? ''}`
  if (existsSync(folder) && existsSync(LAID_OUT) && readFileSync(LAID_OUT, 'utf8') === wanted) return
  rmSync(LAID_OUT, { force: true })
  rmSync(folder, { recursive: true, force: true })
  cpSync(SITE, folder, { recursive: true, filter: (path) => !OF_SERVERS.test(path.replaceAll('\\', '/')) })
  if (server) buildIn(server, join(folder, 'index.html'))
  mkdirSync(dirname(LAID_OUT), { recursive: true })
  writeFileSync(LAID_OUT, wanted)
}

/** @param {string} server @param {string} page */
function buildIn(server, page) {
  if (!URL.canParse(server)) exitWith(`HUEBOOK_SERVER is no address: ${server}`)
  const meta = `<meta name="server" content="${new URL(server).origin}" />`
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${meta}`))
}

const environment = () => ({ ...process.env, CARGO_TARGET_DIR: TARGET })

async function prepare() {
  await desktopTools()
  await build()
  layOutApp(process.env['HUEBOOK_SERVER'])
}

/** Builds the shell around the web app, and answers the program. */
export async function buildShell() {
  await prepare()
  const code = await run('cargo', ['build', '--release', '--locked', ...EMBEDDED], { cwd: SHELL, env: environment() })
  if (code !== 0) exitWith('The desktop app could not be built; the reason is above.')
  return join(TARGET, 'release', process.platform === 'win32' ? 'huebook.exe' : 'huebook')
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
