import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runScript } from './commands/run-script.ts'
import { versionCode } from './steps/mobile.mjs'
import { mobileIcons } from './steps/mobile-icons.mjs'
import { inProject } from './steps/project.mjs'

const MOBILE = inProject('apps/mobile')
const read = (path: string) => readFileSync(`${MOBILE}/${path}`, 'utf8')
const packageOf = (folder: string) => JSON.parse(readFileSync(inProject(`${folder}/package.json`), 'utf8'))
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

const config = createRequire(import.meta.url)('../apps/mobile/capacitor.config.js')
const gradle = read('android/app/build.gradle')
const xcode = read('ios/App/App.xcodeproj/project.pbxproj')
const manifest = read('android/app/src/main/AndroidManifest.xml')
const plist = read('ios/App/App/Info.plist')

test('both projects have the id of the app', () => {
  expect(all(gradle, /(?:applicationId|namespace =) "([^"]+)"/g)).toEqual([config.appId, config.appId])
  expect(new Set(all(xcode, /PRODUCT_BUNDLE_IDENTIFIER = ([^;]+);/g))).toEqual(new Set([config.appId]))
  expect(existsSync(`${MOBILE}/android/app/src/main/java/${config.appId.replaceAll('.', '/')}/MainActivity.java`)).toBe(
    true,
  )
})

test('both projects have the name of the app and the version of the whole', () => {
  const { version } = packageOf('.')
  const code = String(versionCode(version))
  expect(packageOf('apps/mobile').version).toBe(version)
  expect(all(gradle, /version(?:Code|Name) "?([^"\n]+)"?/g)).toEqual([code, version])
  expect(new Set(all(xcode, /MARKETING_VERSION = ([^;]+);/g))).toEqual(new Set([version]))
  expect(new Set(all(xcode, /CURRENT_PROJECT_VERSION = ([^;]+);/g))).toEqual(new Set([code]))
  expect(read('android/app/src/main/res/values/strings.xml')).toContain(`"app_name">${config.appName}<`)
  expect(plist).toMatch(new RegExp(`CFBundleDisplayName</key>\\s*<string>${config.appName}<`))
})

test('a later version counts as more', () => {
  expect(['0.1.0', '0.1.1', '0.2.0', '1.0.0', '1.2.3'].map(versionCode)).toEqual([100, 101, 200, 10_000, 10_203])
})

test('the app may do what it needs and nothing else', () => {
  const wanted = all(manifest.replace(/<uses-permission[^>]*tools:node="remove"[^>]*>/g, ''), /permission\.(\w+)"/g)
  expect(wanted).toEqual([
    'INTERNET',
    'ACCESS_NETWORK_STATE',
    'VIBRATE',
    'READ_EXTERNAL_STORAGE',
    'WRITE_EXTERNAL_STORAGE',
  ])
  expect(all(manifest, /EXTERNAL_STORAGE"\s+android:maxSdkVersion="(\d+)"/g)).toEqual(['29', '29'])
  expect(all(plist, /<key>(NS\w+UsageDescription)</g)).toEqual([
    'NSCameraUsageDescription',
    'NSLocalNetworkUsageDescription',
    'NSPhotoLibraryUsageDescription',
  ])
  expect(plist).not.toContain('NSAllowsArbitraryLoads')
})

test('nobody is followed: no permission for it, no word of it to Apple, and no part that does', () => {
  expect(manifest).toMatch(/AD_ID"\s+tools:node="remove"/)
  expect(plist).not.toContain('NSUserTrackingUsageDescription')
  expect(read('ios/App/App/PrivacyInfo.xcprivacy')).toMatch(/NSPrivacyTracking<\/key>\s*<false\/>/)
  const parts = Object.keys(packageOf('apps/mobile').dependencies).join(' ')
  expect(parts).not.toMatch(/analytics|firebase|admob|ads|sentry|tracking/)
})

test('links of its own open the app on both systems', () => {
  expect(manifest).toContain('android:scheme="huebook"')
  expect(plist).toMatch(/CFBundleURLSchemes<\/key>\s*<array>\s*<string>huebook</)
})

test('links of mails open the app that is made for their site, which both systems are told of by the build alone', () => {
  expect(all(manifest, /android:host="\$\{(\w+)\}"/g)).toEqual(['siteHost'])
  // The same as the site says to iPhones.
  expect(all(manifest, /android:pathPrefix="([^"]+)"/g)).toEqual(['/verify/', '/payment'])
  expect(manifest).toMatch(/android:enabled="\$\{opensSite}"[\s\S]*android:autoVerify="true"/)
  expect(gradle).toContain("siteHost: isSecure ? site.host : 'huebook.invalid'")
  expect(all(read('ios/App/App/App.entitlements'), /<string>([^<]+)</g)).toEqual(['applinks:$(SITE_HOST)'])
  const workflow = readFileSync(inProject('.github/workflows/release-mobile.yml'), 'utf8')
  expect(workflow).toContain('CODE_SIGN_ENTITLEMENTS=App/App.entitlements SITE_HOST=')
})

test('the shells have each plugin that the web app speaks with, in the same version, and are told of all', () => {
  const { dependencies } = packageOf('apps/mobile')
  const isOfShell = (name: string) => /^@(capacitor|capgo|aparajita)\//.test(name)
  const spoken = Object.entries(packageOf('apps/web').dependencies).filter(([name]) => isOfShell(name))
  expect(dependencies).toMatchObject(Object.fromEntries(spoken))
  const plugins = Object.keys(dependencies).filter((name) => !/\/(core|android|ios)$/.test(name))
  for (const [file, pattern] of [
    ['android/capacitor.settings.gradle', /node_modules\/([^']+)\/android'/g],
    ['ios/App/CapApp-SPM/Package.swift', /node_modules\/([^"]+)"/g],
  ] as const)
    expect(all(read(file), pattern).sort()).toEqual(plugins.sort())
})

test('what Android’s own tools look at are the libraries that the app is built with', () => {
  const { libraries } = JSON.parse(read('android-tools.json')) as { libraries: Record<string, string> }
  const versions = new Set(all(read('android/variables.gradle'), /Version = '([\d.]+)'/g))
  const printer = readFileSync(inProject('node_modules/@capgo/capacitor-printer/android/build.gradle'), 'utf8')
  for (const library of Object.keys(libraries)) {
    const [group, name, version = ''] = library.split(':')
    if (group === 'androidx.print') expect(printer).toContain(`: '${version}'`)
    else expect(versions, name).toContain(version)
  }
})

test('every icon is there in its size, and a store finds nothing to see through', async () => {
  for (const { file, side, isOpaque } of mobileIcons()) {
    const { width, height, hasAlpha } = await sharp(inProject(file)).metadata()
    expect({ file, width, height }).toEqual({ file, width: side, height: side })
    if (isOpaque) expect(hasAlpha).toBe(false)
  }
})

test('only what is written by hand or asked for is kept: no copy of the web app, nothing that was built', () => {
  const ignored = read('.gitignore')
  for (const path of ['/android/app/src/main/assets/', '/ios/App/App/public/', 'build/', 'local.properties'])
    expect(ignored).toContain(path)
  expect(readdirSync(`${MOBILE}/android/app`)).not.toContain('google-services.json')
})

test.each(['sync', 'android', 'ios'])('there is "npm run mobile:%s"', (what) => {
  expect(packageOf('.').scripts[`mobile:${what}`]).toBe(`node scripts/mobile.mjs ${what}`)
})

test('without its tools each command ends with one sentence that says what is missing', async () => {
  const nothing = { ANDROID_HOME: '', ANDROID_SDK_ROOT: '', PATH: '' }
  const refusals = {
    android:
      'The Android app needs the Android SDK (Android Studio installs it) and Java 21: set ANDROID_HOME to the folder it is in.\n',
    check: "Android's tools need a JDK of Java 17 or newer.\n",
  }
  for (const [what, stderr] of Object.entries(refusals))
    expect(await runScript('mobile', [what], nothing)).toEqual({ code: 1, stdout: '', stderr })
  if (process.platform !== 'darwin')
    expect((await runScript('mobile', ['ios'])).stderr).toBe(
      'The iPhone app can only be built on a Mac with Xcode 26 or newer.\n',
    )
})
