import { build } from './steps/build.mjs'
import { chromium } from './steps/chromium.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'

await install()
await build()
process.env['CHROMIUM'] = await chromium()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(inProject('e2e/tour/tour.ts'))
console.log(`Open ${await module.takeTour(inProject('tour'), process.argv.slice(2))}`)
