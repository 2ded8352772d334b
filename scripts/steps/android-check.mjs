import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { androidParts, CACHE } from './android-parts.mjs'
import { findProgram } from './find-program.mjs'
import { broughtAlong } from './merged-manifest.mjs'
import { inProject } from './project.mjs'
import { exitWith, run } from './run.mjs'

const ANDROID = inProject('apps/mobile/android')
const MAIN = `${ANDROID}/app/src/main`
/** What is merged and looked at; of the last time, for whoever wants to see it. */
const WORK = join(CACHE, 'checked')

/** Gradle writes the version into the manifest later than lint looks here. */
const OF_GRADLE = ['MissingVersion']

/** Ends with one sentence where Android's tools cannot run. */
export function needJava() {
  if (!findProgram(undefined, ['java', 'java.exe']) || !findProgram(undefined, ['jar', 'jar.exe']))
    exitWith("Android's tools need a JDK of Java 17 or newer.")
}

/** @param {string} file @param {RegExp} pattern */
const readFrom = (file, pattern) => pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? ''

/** @param {'minSdkVersion' | 'targetSdkVersion' | 'compileSdkVersion'} name */
const sdk = (name) => readFrom(`${ANDROID}/variables.gradle`, new RegExp(`${name} = (\\d+)`))

/** Of which package a manifest is, is said in its build file. @param {string} manifest @param {string} name */
const ofPackage = (manifest, name) => manifest.replace('<manifest', `<manifest package="${name}"`)

/** @param {string} name @param {string} manifest */
function write(name, manifest) {
  const path = join(WORK, `${name}.xml`)
  writeFileSync(path, manifest)
  return path
}

/** The manifests of all plugins that the app is built with, as Gradle hands them on: with the Androids they are built for. */
function pluginManifests() {
  const settings = readFileSync(`${ANDROID}/capacitor.settings.gradle`, 'utf8')
  const uses = `<uses-sdk android:minSdkVersion="${sdk('minSdkVersion')}" android:targetSdkVersion="${sdk('targetSdkVersion')}" />`
  return [...settings.matchAll(/node_modules\/([^']+)'/g)].map(([, folder = '']) => {
    const plugin = inProject(`node_modules/${folder}`)
    const manifest = readFileSync(`${plugin}/src/main/AndroidManifest.xml`, 'utf8')
    const namespace = readFrom(`${plugin}/build.gradle`, /namespace\s*=?\s*["']([^"']+)/)
    return write(folder.replaceAll('/', '-'), ofPackage(manifest, namespace).replace(/<manifest[^>]*>/, `$&${uses}`))
  })
}

/** Takes the libraries apart, and answers their folders. @param {string[]} libraries */
function unpack(libraries) {
  return libraries.map((path) => {
    const folder = join(WORK, basename(path, '.aar'))
    mkdirSync(folder)
    if (spawnSync('jar', ['xf', path], { cwd: folder, stdio: 'inherit' }).status !== 0)
      exitWith(`${path} could not be unpacked; the reason is above.`)
    return folder
  })
}

/** @param {string[]} tools @param {string[]} args */
const java = (tools, args) => run('java', ['-cp', tools.join(delimiter), ...args])

/**
 * Merges the manifests of app, plugins and libraries, and ends with one sentence where they do not go together or bring
 * something along that the app does not say.
 * @param {string[]} tools
 * @param {string[]} libraries their folders
 */
async function mergeManifests(tools, libraries) {
  const merged = join(WORK, 'merged.xml')
  const own = readFileSync(`${MAIN}/AndroidManifest.xml`, 'utf8')
  const appId = readFrom(`${ANDROID}/app/build.gradle`, /applicationId "([^"]+)"/)
  const others = [...pluginManifests(), ...libraries.map((folder) => `${folder}/AndroidManifest.xml`)]
  // As for an app that asks for its site: one that is made for a site asks for nothing more.
  const placeholders = ['cleartext=true', 'opensSite=false', 'siteHost=huebook.invalid']
  const code = await java(tools, [
    'com.android.manifmerger.Merger',
    ...['--main', write('app', ofPackage(own, appId)), '--libs', others.join(delimiter), '--out', merged],
    ...['--property', `PACKAGE=${appId}`],
    ...['--property', `MIN_SDK_VERSION=${sdk('minSdkVersion')}`],
    ...['--property', `TARGET_SDK_VERSION=${sdk('targetSdkVersion')}`],
    ...placeholders.flatMap((placeholder) => ['--placeholder', placeholder]),
  ])
  if (code !== 0 || !existsSync(merged)) exitWith('The manifests could not be merged; the reason is above.')
  const surprises = broughtAlong(own, readFileSync(merged, 'utf8'))
  if (surprises.length > 0) exitWith(surprises.join('\n'))
  return merged
}

/** @param {string[]} tools @param {string[]} libraries @param {string} merged */
async function lint(tools, libraries, merged) {
  const project = join(WORK, 'project.xml')
  const classes = libraries.map((folder) => `<classpath jar="${folder}/classes.jar"/>`).join('')
  writeFileSync(
    project,
    `<project><root dir="${ANDROID}"/>
      <module name="app" android="true" library="false" compile-sdk-version="${sdk('compileSdkVersion')}">
        <manifest file="${MAIN}/AndroidManifest.xml"/><merged-manifest file="${merged}"/>
        <resource file="${MAIN}/res"/><src file="${MAIN}/java"/>${classes}
      </module>
    </project>`,
  )
  const args = ['--project', project, '--disable', OF_GRADLE.join(','), '-Werror', '--exitcode', '--quiet']
  const code = await java(tools, ['com.android.tools.lint.Main', ...args, '--text', 'stdout'])
  if (code !== 0) exitWith("Android's lint has found something; see above.")
}

/** What can be known of the Android app without the SDK: how its manifests merge, and what lint says of them and the resources. */
export async function checkAndroid() {
  rmSync(WORK, { recursive: true, force: true })
  const tools = await androidParts('tools')
  const packed = await androidParts('libraries')
  mkdirSync(WORK, { recursive: true })
  const libraries = unpack(packed)
  const merged = await mergeManifests(tools, libraries)
  await lint(tools, libraries, merged)
  console.log(`The manifests merge to what the app says, and Android's lint finds nothing: ${merged}`)
}
