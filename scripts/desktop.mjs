import { statSync } from 'node:fs'
import { buildPackages, buildShell } from './steps/desktop.mjs'
import { install } from './steps/install.mjs'
import { exitWith, run } from './steps/run.mjs'

const [what, ...args] = process.argv.slice(2)

await install()
if (what === 'dev') {
  // As it is shipped, but without a package: the screens themselves are made in a browser, with "npm run dev".
  process.exit(await run(await buildShell(), args))
} else if (what === 'build') {
  for (const path of await buildPackages(args))
    console.log(`${path}  ${(statSync(path).size / 2 ** 20).toFixed(1)} MiB`)
} else exitWith('There is "npm run desktop:dev" and "npm run desktop:build".')
