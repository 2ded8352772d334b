import { install } from './steps/install.mjs'
import { buildAndroid, buildIos, compareMobile, gradle, syncMobile } from './steps/mobile.mjs'
import { androidSdk, needXcode } from './steps/mobile-tools.mjs'
import { exitWith } from './steps/run.mjs'

const [what = ''] = process.argv.slice(2)

/** What can be asked for, and what it needs of the machine, which is looked at before anything else is done. */
const COMMANDS = {
  sync: { need: () => undefined, run: syncMobile },
  // As it was kept: what "npm test" looks at.
  compare: { need: () => undefined, run: compareMobile },
  android: { need: androidSdk, run: buildAndroid },
  ios: { need: needXcode, run: buildIos },
  // The merged manifest and everything that Android's own lint knows.
  check: { need: androidSdk, run: () => gradle([':app:processReleaseMainManifest', ':app:lintRelease']) },
}
const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[/** @type {keyof typeof COMMANDS} */ (what)] : undefined
if (!command)
  exitWith('There is "npm run mobile:sync", "npm run mobile:android", "npm run mobile:ios" and "npm run test:android".')

command.need()
await install()
const path = await command.run()
if (path) console.log(path)
