import { checkAndroid, needJava } from './steps/android-check.mjs'
import { install } from './steps/install.mjs'
import { buildAndroid, buildIos, compareMobile, gradle, syncMobile } from './steps/mobile.mjs'
import { androidSdk, hasAndroidSdk, needXcode } from './steps/mobile-tools.mjs'
import { exitWith } from './steps/run.mjs'

/** Without the SDK Google's tools say what they can; with it Gradle does so once more, for all that is compiled. */
async function checkAll() {
  await checkAndroid()
  if (hasAndroidSdk()) await gradle([':app:processReleaseMainManifest', ':app:lintRelease'])
  else console.log('Gradle was not asked: there is no Android SDK.')
}

const [what = ''] = process.argv.slice(2)

/** What can be asked for, and what it needs of the machine, which is looked at before anything else is done. */
const COMMANDS = {
  sync: { need: () => undefined, run: syncMobile },
  // As it was kept: what "npm test" looks at.
  compare: { need: () => undefined, run: compareMobile },
  android: { need: androidSdk, run: buildAndroid },
  ios: { need: needXcode, run: buildIos },
  // The merged manifest and everything that Android's own lint knows.
  check: { need: needJava, run: checkAll },
}
const command = Object.hasOwn(COMMANDS, what) ? COMMANDS[/** @type {keyof typeof COMMANDS} */ (what)] : undefined
if (!command)
  exitWith('There is "npm run mobile:sync", "npm run mobile:android", "npm run mobile:ios" and "npm run test:android".')

command.need()
await install()
const path = await command.run()
if (path) console.log(path)
