import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { drawings } from './drawings.mjs'
import { fingerprint, inProject } from './project.mjs'
import { exitWith, runPackage } from './run.mjs'

/** What each app is built from, beside its own folder; this file too, for it says how. */
const SHARED_SOURCES = ['packages', 'NOTICE', 'package-lock.json', 'tsconfig.base.json', 'scripts/steps/build.mjs']

/** Makes the drawings and builds the web app and the server, each only when something it is made from has changed. */
export async function build() {
  // At once, for the web app does without the drawings.
  await Promise.all([drawings(), buildIfStale('apps/web')])
  await buildIfStale('apps/server')
}

/** @param {string} app */
async function buildIfStale(app) {
  const stamp = inProject(`${app}/dist/.built-from`)
  const wanted = fingerprint([app, ...SHARED_SOURCES])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Building ${app} …`)
  const code = await runPackage('vite/bin/vite.js', ['build', '--logLevel', 'warn'], {
    cwd: inProject(app),
    // Whatever ours says: what is built for development is nearly twice as large, and the stamp would keep it.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) exitWith(`${app} could not be built; the reason is above.`)
  writeFileSync(stamp, wanted)
}
