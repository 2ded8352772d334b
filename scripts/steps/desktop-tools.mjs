import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, canInstall } from './apt.mjs'
import { findProgram } from './find-program.mjs'
import { inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const CLI_VERSION = '2.12.4'
const CLI_FOLDER = inProject(`.cache/tauri-cli-${CLI_VERSION}`)

/** What the shell is compiled against on Debian. */
const DEBIAN_PACKAGES = [
  'build-essential',
  'file',
  'libayatana-appindicator3-dev',
  'librsvg2-dev',
  'libssl-dev',
  'libwebkit2gtk-4.1-dev',
  'libxdo-dev',
  'patchelf',
  'pkg-config',
]

const cacheFolder = () => {
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches')
  if (process.platform === 'win32') return process.env['LOCALAPPDATA'] ?? join(homedir(), 'AppData/Local')
  return process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache')
}

/** Outside the checkout: compiling everything takes ten minutes, and a new checkout should not have to. */
export const TARGET = process.env['CARGO_TARGET_DIR'] ?? join(cacheFolder(), 'huebook/desktop')

const hasCargo = () => findProgram(process.env['CARGO'], ['cargo', 'cargo.exe']) !== undefined
const hasWebKit = () =>
  process.platform !== 'linux' || spawnSync('pkg-config', ['--exists', 'webkit2gtk-4.1', 'librsvg-2.0']).status === 0

/** Whether the desktop app can be built here without installing anything. */
export const hasDesktopTools = () => hasCargo() && hasWebKit()

/** For what the shell is checked where Windows itself is not at hand. */
export const WINDOWS = 'x86_64-pc-windows-gnu'

/** Whether there is all it takes to compile for Windows: Rust's own part of it, and a compiler of C. */
export const hasWindowsTarget = () =>
  findProgram(undefined, ['x86_64-w64-mingw32-gcc']) !== undefined &&
  (spawnSync('rustup', ['target', 'list', '--installed'], { encoding: 'utf8' }).stdout ?? '').includes(WINDOWS)

/** Makes sure that the desktop app can be built here, or ends with one sentence that says what is missing. */
export async function desktopTools() {
  if (!hasCargo()) exitWith('The desktop app needs Rust 1.88 or newer: https://rustup.rs installs it.')
  if (!hasWebKit() && canInstall()) {
    console.log('Installing what the desktop app is compiled against …')
    await aptInstall(DEBIAN_PACKAGES)
  }
  if (!hasWebKit()) exitWith(`The desktop app needs these packages of Debian: ${DEBIAN_PACKAGES.join(' ')}.`)
}

/**
 * Tauri's own program, which makes packages. Not among the dependencies: only who builds the desktop app needs its 20 MB.
 * @returns {Promise<string>} a script for Node
 */
export async function tauriCli() {
  const script = `${CLI_FOLDER}/node_modules/@tauri-apps/cli/tauri.js`
  if (existsSync(script)) return script
  console.log('Installing the Tauri program …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['install', '--prefix', CLI_FOLDER, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await run(npm, [...args, `@tauri-apps/cli@${CLI_VERSION}`], { shell: process.platform === 'win32' })
  if (code !== 0) exitWith('The Tauri program could not be installed; npm says why above.')
  return script
}
