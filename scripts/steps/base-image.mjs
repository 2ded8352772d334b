import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram } from './find-program.mjs'
import { exitWith, run } from './run.mjs'

const NAME = 'localhost/huebook-base'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * An image to build on where no registry of images can be reached: the smallest Debian, with the Node and the certificates
 * of this machine. Made once.
 */
export async function baseImage() {
  if ((await run('podman', ['image', 'exists', NAME])) === 0) return NAME
  const npm = findProgram(undefined, ['npm'])
  if (!npm) exitWith('There is no npm on this machine.')
  const modules = join(dirname(dirname(process.execPath)), 'lib/node_modules')
  const folder = mkdtempSync(join(tmpdir(), 'huebook-base-'))
  const archive = join(folder, 'base.tar')
  const hooks = [
    'mkdir -p "$1/usr/lib/node_modules" "$1/etc/ssl/certs"',
    `copy-in ${process.execPath} /usr/bin`,
    `copy-in ${modules}/npm /usr/lib/node_modules`,
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/bin/npm"',
    `copy-in ${CERTIFICATES} /etc/ssl/certs`,
    'rm -rf "$1"/var/cache/apt/* "$1"/var/lib/apt/lists/*',
  ]
  const options = ['--variant=minbase', '--include=libstdc++6', ...hooks.map((hook) => `--customize-hook=${hook}`)]
  try {
    if ((await run('mmdebstrap', ['--quiet', ...options, 'bookworm', archive])) !== 0)
      exitWith('mmdebstrap could not make a base image; the reason is above.')
    const change = `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}`
    if ((await run('podman', ['import', '--quiet', '--change', change, archive, NAME])) !== 0)
      exitWith('podman could not take the base image; the reason is above.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return NAME
}
