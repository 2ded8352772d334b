import { readFileSync } from 'node:fs'
import { inProject } from './steps/project.mjs'
import { updaterConfig, wrongTag } from './steps/release.mjs'
import { exitWith } from './steps/run.mjs'

const { version } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
const wrong = wrongTag(process.env['GITHUB_REF_TYPE'] === 'tag' ? process.env['GITHUB_REF_NAME'] : undefined, version)
if (wrong) exitWith(wrong)

const { UPDATER_PUBLIC_KEY, UPDATER_FEED, TAURI_SIGNING_PRIVATE_KEY, WINDOWS_SIGN_COMMAND } = process.env
console.log(
  JSON.stringify(
    updaterConfig({
      publicKey: TAURI_SIGNING_PRIVATE_KEY ? UPDATER_PUBLIC_KEY : undefined,
      feed: UPDATER_FEED,
      windowsSign: WINDOWS_SIGN_COMMAND,
    }),
  ),
)
