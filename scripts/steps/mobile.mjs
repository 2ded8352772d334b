import { readFileSync, writeFileSync } from 'node:fs'
import { layOutApp } from './app-files.mjs'
import { build } from './build.mjs'
import { androidSdk, capacitorSync, needXcode } from './mobile-tools.mjs'
import { inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const ANDROID = inProject('apps/mobile/android')
const XCODE_PROJECT = inProject('apps/mobile/ios/App/App.xcodeproj')

/** @returns {string} */
const version = () => JSON.parse(readFileSync(inProject('package.json'), 'utf8')).version

/** What stores count by: a number that grows with every version. @param {string} of */
export function versionCode(of) {
  const [major = 0, minor = 0, patch = 0] = of.split('.').map(Number)
  return major * 10_000 + minor * 100 + patch
}

/** @param {string} file @param {[RegExp, string][]} changes */
function rewrite(file, changes) {
  const before = readFileSync(file, 'utf8')
  const after = changes.reduce((text, [what, by]) => text.replace(what, by), before)
  if (after !== before) writeFileSync(file, after)
}

/** The projects of both systems have the version of the whole. */
function writeVersions() {
  const name = version()
  const code = String(versionCode(name))
  rewrite(`${ANDROID}/app/build.gradle`, [
    [/versionCode \d+/, `versionCode ${code}`],
    [/versionName "[^"]*"/, `versionName "${name}"`],
  ])
  rewrite(`${XCODE_PROJECT}/project.pbxproj`, [
    [/CURRENT_PROJECT_VERSION = [^;]*;/g, `CURRENT_PROJECT_VERSION = ${code};`],
    [/MARKETING_VERSION = [^;]*;/g, `MARKETING_VERSION = ${name};`],
  ])
}

/** Brings the web app's build, its plugins and the version into the projects of both systems. */
export async function syncMobile() {
  await build()
  layOutApp('mobile', process.env['HUEBOOK_SERVER'])
  writeVersions()
  await capacitorSync()
}

/** What the projects say of plugins and versions, and is kept. */
const KEPT = [
  'android/app/build.gradle',
  'android/app/capacitor.build.gradle',
  'android/capacitor.settings.gradle',
  'ios/App/App.xcodeproj/project.pbxproj',
  'ios/App/CapApp-SPM/Package.swift',
].map((path) => inProject(`apps/mobile/${path}`))

/** Brings everything up to date, and ends with one sentence where that was not what was kept. */
export async function compareMobile() {
  const read = () => KEPT.map((path) => readFileSync(path, 'utf8'))
  const before = read()
  await syncMobile()
  const changed = KEPT.filter((_, at) => read()[at] !== before[at])
  if (changed.length > 0) exitWith(`"npm run mobile:sync" has changed what is kept: ${changed.join(', ')}.`)
}

/** @param {string[]} tasks for Gradle */
export async function gradle(tasks) {
  const sdk = androidSdk()
  await syncMobile()
  const wrapper = process.platform === 'win32' ? 'gradlew.bat' : './gradlew'
  const env = { ...process.env, ANDROID_HOME: sdk }
  const code = await run(wrapper, tasks, { cwd: ANDROID, env, shell: process.platform === 'win32' })
  if (code !== 0) exitWith('Gradle did not get through; the reason is above.')
}

/** An app to be tried on a device of one's own. */
export async function buildAndroid() {
  await gradle([':app:assembleDebug'])
  return `${ANDROID}/app/build/outputs/apk/debug/app-debug.apk`
}

/** An app to be tried in the simulator: a device asks for a signature, which Xcode makes. */
export async function buildIos() {
  needXcode()
  await syncMobile()
  const built = inProject('apps/mobile/ios/build')
  const args = ['-project', XCODE_PROJECT, '-scheme', 'App', '-configuration', 'Debug', '-sdk', 'iphonesimulator']
  const code = await run('xcodebuild', [...args, '-derivedDataPath', built, 'CODE_SIGNING_ALLOWED=NO', 'build'])
  if (code !== 0) exitWith('The iPhone app could not be built; the reason is above.')
  return `${built}/Build/Products/Debug-iphonesimulator/App.app`
}
