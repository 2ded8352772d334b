import { launchBrowser, visit } from '../site/browser.ts'
import { chromiumDriver } from './chromium.ts'
import { type OwnDriver, WINDOW } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

interface Engine {
  name: string
  /** What has to be started; nothing where it is not on this machine. */
  program: string | undefined
  start(program: string): Promise<OwnDriver>
}

/** Every browser in which the journeys are made. "npm test" finds or installs them, and says where each is. */
export const ENGINES: readonly Engine[] = [
  { name: 'Chromium', program: process.env['CHROMIUM'], start: startChromium },
  { name: 'Firefox', program: process.env['FIREFOX'], start: (program) => startFirefox(program) },
  { name: 'WebKit', program: process.env['WEBKIT'], start: startWebKit },
  {
    // As Tor, Mullvad and LibreWolf are: what is read from a canvas is noise.
    name: 'Firefox that resists fingerprinting',
    program: process.env['FIREFOX'],
    start: (program) => startFirefox(program, { 'privacy.resistFingerprinting': true }),
  },
]

async function startChromium(): Promise<OwnDriver> {
  const browser = await launchBrowser()
  const { page } = await visit(browser, { viewport: WINDOW })
  return { ...chromiumDriver(page), close: () => browser.close() }
}
