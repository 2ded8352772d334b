import { spawn } from 'node:child_process'
import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'

await install()
await build()

const vite = inProject('node_modules/vite/bin/vite.js')
/** @param {string[]} args @param {string} folder */
const node = (args, folder) => spawn(process.execPath, args, { cwd: inProject(folder), stdio: 'inherit' })

// The first rebuild empties dist for a moment; Node waits for the file to come back and starts anew.
const children = [
  node([vite, 'build', '--watch', '--logLevel', 'warn', '--emptyOutDir', 'false'], 'apps/server'),
  node(['--watch', '--watch-preserve-output', inProject('apps/server/dist/main.js')], '.'),
  node([vite], 'apps/web'),
]
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
for (const child of children) child.on('exit', () => children.every((one) => one.exitCode !== null) && process.exit())
