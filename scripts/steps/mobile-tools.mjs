import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const CLI_VERSION = '8.5.2'
const CLI_FOLDER = inProject(`.cache/capacitor-cli-${CLI_VERSION}`)

/**
 * Capacitor's own program, by the door that its package names: its other one asks for Node 22, which nothing of what is used
 * here needs.
 */
const START = "require('@capacitor/cli').run()"

/**
 * Makes sure that Capacitor's own program is there. Not among the dependencies: only who makes the mobile apps needs its
 * 25 MB.
 * @returns {Promise<boolean>} whether it is
 */
export async function hasCapacitor() {
  if (existsSync(`${CLI_FOLDER}/node_modules/@capacitor/cli/package.json`)) return true
  console.error('Installing the Capacitor program …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const args = ['install', '--prefix', CLI_FOLDER, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { shell: process.platform === 'win32' }
  return (await run(npm, [...args, `@capacitor/cli@${CLI_VERSION}`], options)) === 0
}

/** What it says when something is not as it should be, though it goes on. */
const TROUBLE = /\[(warn|error|fatal)\].*/

/** Brings both projects up to date, or ends with the reason. */
export async function capacitorSync() {
  if (!(await hasCapacitor())) exitWith('The Capacitor program could not be installed; npm says why above.')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', START, '--', 'capacitor', 'sync'], {
    cwd: inProject('apps/mobile'),
    env: { ...process.env, NODE_PATH: `${CLI_FOLDER}/node_modules`, CI: '1' },
    encoding: 'utf8',
  })
  const trouble = TROUBLE.exec(stdout + stderr)?.[0]
  if (status !== 0 || trouble) {
    console.error(stdout + stderr)
    exitWith(`The mobile apps could not be brought up to date: ${trouble ?? 'the reason is above'}.`)
  }
}

const findAndroidSdk = () =>
  [process.env['ANDROID_HOME'], process.env['ANDROID_SDK_ROOT']].find((path) => path && existsSync(path))

export const hasAndroidSdk = () => findAndroidSdk() !== undefined

/** Where the Android SDK is, or the end with one sentence. */
export function androidSdk() {
  const sdk = findAndroidSdk()
  if (!sdk)
    exitWith(
      'The Android app needs the Android SDK (Android Studio installs it) and Java 21: set ANDROID_HOME to the folder it is in.',
    )
  return sdk
}

/** Ends with one sentence where no iPhone app can be built. */
export function needXcode() {
  if (process.platform !== 'darwin') exitWith('The iPhone app can only be built on a Mac with Xcode 26 or newer.')
  if (!existsSync('/usr/bin/xcodebuild')) exitWith('The iPhone app needs Xcode 26 or newer: the App Store installs it.')
}
