import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aptInstall, canInstall } from './steps/apt.mjs'
import { buildPackages, checkForWindows, testShell } from './steps/desktop.mjs'
import { hasDesktopTools, hasWindowsTarget, TARGET } from './steps/desktop-tools.mjs'
import { otherEngines } from './steps/engines.mjs'
import { findProgram } from './steps/find-program.mjs'
import { install } from './steps/install.mjs'
import { fingerprint } from './steps/project.mjs'
import { exitWith, run, runPackage } from './steps/run.mjs'

/** What the shell wraps, and what drives it: as long as none of it changes, neither does what is tested. */
const TESTED = [
  'apps/desktop/src',
  'apps/desktop/capabilities',
  'apps/desktop/Cargo.lock',
  'apps/desktop/Cargo.toml',
  'apps/desktop/build.rs',
  'apps/desktop/huebook.desktop',
  'apps/desktop/tauri.conf.json',
  'apps/web/src/platform',
  'apps/web/src/offline',
  'apps/web/src/features/splash',
  'apps/web/src/routes/screen-of-link.ts',
  'e2e/desktop',
  'e2e/engines',
  'scripts/steps/app-files.mjs',
  'scripts/steps/desktop.mjs',
]
/** Beside what was compiled: of what the tests were last seen green. */
const STAMP = join(TARGET, 'tested-from')

const isSeen = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint(TESTED)

if (process.argv.includes('--if-changed')) {
  // Compiling everything for the first time is not for somebody who only wants the tests.
  const why = isSeen()
    ? 'nothing of it has changed'
    : !hasDesktopTools()
      ? 'its tool chain is not on this machine'
      : !existsSync(join(TARGET, 'release')) && 'it was never built on this machine'
  if (why) {
    console.log(`The desktop app is not tested: ${why}.`)
    process.exit()
  }
}

if (process.platform !== 'linux' || !canInstall())
  exitWith('The desktop app is tested on Debian, by somebody who may install its package.')

await install()
if ((await testShell()) !== 0) exitWith('The shell of the desktop app does not do what its tests say; see above.')
if (!hasWindowsTarget())
  console.log('The shell is not compiled for Windows: there is no Rust for that on this machine.')
else if ((await checkForWindows()) !== 0)
  exitWith('The shell of the desktop app does not compile for Windows; see above.')
const packages = await buildPackages(['--bundles', 'deb'])
const { WEBKIT } = await otherEngines()
if (!findProgram(undefined, ['xdotool'])) await aptInstall(['xdotool', 'xdg-utils', 'desktop-file-utils'])
const [deb] = packages
if (!deb || !WEBKIT)
  exitWith('There is no package, or no WebKitWebDriver (webkit2gtk-driver), to test the desktop app with.')

// With what it depends on, as somebody does who opens it.
if ((await run('apt-get', ['install', '-y', '-qq', '--reinstall', '--allow-downgrades', deb])) !== 0)
  exitWith('The package could not be installed; the reason is above.')
const code = await runPackage('vitest/vitest.mjs', ['run', '--project=desktop', '--maxWorkers=1'], {
  env: { ...process.env, NODE_ENV: 'test', WEBKIT, DESKTOP_PACKAGE: deb },
})
if (code === 0) {
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, fingerprint(TESTED))
}
process.exit(code)
