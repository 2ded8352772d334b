import { execFileSync } from 'node:child_process'
import { baseImage } from './steps/base-image.mjs'
import { findProgram } from './steps/find-program.mjs'
import { install } from './steps/install.mjs'
import { ROOT } from './steps/project.mjs'
import { exitWith, run } from './steps/run.mjs'

const NAME = 'localhost/huebook'
for (const program of ['buildah', 'podman', 'runc', 'mmdebstrap'])
  if (!findProgram(undefined, [program]))
    exitWith(
      `The image is built and tried with buildah, podman, runc and mmdebstrap of Debian; there is no ${program}.`,
    )

await install()
// An image of Node from a registry, where one can be reached; or one that is made here.
const base = process.env['BASE'] || (await baseImage())
const options = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--build-arg', `BASE=${base}`]
if ((await run('buildah', ['bud', ...options, '--tag', NAME, ROOT])) !== 0) exitWith('The image could not be built.')

// Not above: in a fresh clone it is there only now.
const { runnerImport } = await import('vite')
const { module } = await runnerImport(`${ROOT}/e2e/image/journey.ts`)
await module.tryImage(NAME)
console.log(`The image passes its journey. ${sizeOf(NAME)} MB, of which ${sizeOf(base)} MB are what it is based on.`)

/** @param {string} image */
function sizeOf(image) {
  const bytes = execFileSync('podman', ['image', 'inspect', '--format', '{{.Size}}', image], { encoding: 'utf8' })
  return Math.round(Number(bytes) / 1e6)
}
