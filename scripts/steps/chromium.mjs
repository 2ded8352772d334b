import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { exitWith, run } from './run.mjs'

/** The first has no windows, which nobody would see. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium on this machine; CHROMIUM names one that is somewhere else. */
function findChromium() {
  const candidates = [
    process.env['CHROMIUM'] ?? '',
    ...(process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
    MAC,
  ]
  return candidates.find((path) => path !== '' && existsSync(path))
}

/** Finds a Chromium, or installs one where that is allowed. */
export async function chromium() {
  const found = findChromium()
  if (found) return found
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0)
    exitWith(
      'The end-to-end tests need Chromium: install the package "chromium" (or Chrome), or set CHROMIUM to its path.',
    )
  console.log('Installing Chromium …')
  const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  /** @param {string} name */
  const installs = async (name) =>
    (await run(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-noto-color-emoji'],
      quiet,
    )) === 0
  await run('apt-get', ['update', '-qq'], quiet)
  const isInstalled = (await installs('chromium-headless-shell')) || (await installs('chromium'))
  const installed = findChromium()
  if (!isInstalled || !installed) exitWith('Chromium could not be installed; apt-get says why above.')
  return installed
}
