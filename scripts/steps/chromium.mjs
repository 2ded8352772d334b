import { aptInstall, canInstall } from './apt.mjs'
import { findProgram } from './find-program.mjs'
import { exitWith } from './run.mjs'

/** Without windows, which nobody would see: a visit to a screen takes the processor a third less. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium on this machine; CHROMIUM names one that is somewhere else. */
const findBest = () => findProgram(process.env['CHROMIUM'], [WITHOUT_WINDOWS])
const findAny = () => findProgram(undefined, WITH_WINDOWS, [MAC])

/** Finds a Chromium, or installs one where that is allowed: the one without windows also where there is another. */
export async function chromium() {
  const best = findBest()
  if (best) return best
  if (canInstall()) {
    console.log('Installing Chromium …')
    /** @param {string} name */
    const installs = (name) => aptInstall([name, 'fonts-noto-color-emoji'])
    if (!(await installs(WITHOUT_WINDOWS)) && !findAny()) await installs('chromium')
  }
  return (
    findBest() ??
    findAny() ??
    exitWith(
      'The end-to-end tests need Chromium: install the package "chromium" (or Chrome), or set CHROMIUM to its path.',
    )
  )
}
