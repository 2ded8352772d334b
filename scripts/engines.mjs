import { build } from './steps/build.mjs'
import { chromium } from './steps/chromium.mjs'
import { otherEngines } from './steps/engines.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'

await install()
await build()
Object.assign(process.env, { CHROMIUM: await chromium() }, await otherEngines())
const { runnerImport } = await import('vite')
const { module } = await runnerImport(inProject('e2e/engines/side-by-side.ts'))
for (const file of await module.compareEngines(inProject('tour/engines'))) console.log(`Open ${file}`)
