import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const QUIET = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }

/** Whether packages can be installed here without asking anybody. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0

/** @type {Promise<number> | undefined} */
let updated

/**
 * Installs packages of Debian, or says that it could not.
 * @param {string[]} names
 * @returns {Promise<boolean>}
 */
export async function aptInstall(names) {
  updated ??= run('apt-get', ['update', '-qq'], QUIET)
  await updated
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], QUIET)) === 0
}
