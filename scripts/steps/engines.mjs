import { aptInstall, canInstall } from './apt.mjs'
import { findProgram } from './find-program.mjs'

/**
 * The engines beside Chromium in which people's journeys are tested: the variable that names each, its programs, and what
 * brings them on Debian.
 */
const ENGINES = [
  {
    engine: 'Firefox',
    variable: 'FIREFOX',
    names: ['firefox-esr', 'firefox'],
    places: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  {
    // Its screen and its bus are programs of their own.
    engine: 'WebKit',
    variable: 'WEBKIT',
    names: ['WebKitWebDriver'],
    needs: ['Xvfb', 'dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'dbus'],
  },
]

/** @param {(typeof ENGINES)[number]} engine */
function find({ variable, names, places, needs = [] }) {
  const isComplete = needs.every((name) => findProgram(undefined, [name]))
  return isComplete ? findProgram(process.env[variable], names, places) : undefined
}

/**
 * Finds the other engines, or installs them where that is allowed. One that cannot be had is said: its journeys are
 * skipped, and counted as such.
 * @returns {Promise<Record<string, string>>} each path by its variable
 */
export async function otherEngines() {
  /** @type {Record<string, string>} */
  const found = {}
  for (const one of ENGINES) {
    if (!find(one) && canInstall()) {
      console.log(`Installing ${one.engine} …`)
      await aptInstall(one.packages)
    }
    const path = find(one)
    if (path) found[one.variable] = path
    else console.log(`There is no ${one.engine} on this machine (${one.packages[0]}): its journeys are skipped.`)
  }
  return found
}
