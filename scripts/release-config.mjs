import { updaterConfig } from './steps/release.mjs'

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
