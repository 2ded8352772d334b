import { aptInstall, canInstall } from './apt.mjs'
import { findProgram } from './find-program.mjs'
import { exitWith } from './run.mjs'

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
const findChromium = () => findProgram(process.env['CHROMIUM'], NAMES, [MAC])

/** Finds a Chromium, or installs one where that is allowed. */
export async function chromium() {
  const found = findChromium()
  if (found) return found
  if (!canInstall())
    exitWith(
      'The end-to-end tests need Chromium: install the package "chromium" (or Chrome), or set CHROMIUM to its path.',
    )
  console.log('Installing Chromium …')
  /** @param {string} name */
  const installs = (name) => aptInstall([name, 'fonts-noto-color-emoji'])
  const isInstalled = (await installs('chromium-headless-shell')) || (await installs('chromium'))
  const installed = findChromium()
  if (!isInstalled || !installed) exitWith('Chromium could not be installed; apt-get says why above.')
  return installed
}
