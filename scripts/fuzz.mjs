import { build } from './steps/build.mjs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'
import { schemathesis } from './steps/schemathesis.mjs'

// How many cases to try of each call, by each kind of caller.
const [cases = '300'] = process.argv.slice(2)

await install()
await build()
const program = await schemathesis()
// Not above: in a fresh clone it is there only now.
const { runnerImport } = await import('vite')
/** @type {{ module: typeof import('../e2e/fuzz/fuzz.ts') }} */
const { module } = await runnerImport(inProject('e2e/fuzz/fuzz.ts'))
process.exit((await module.fuzz(program, Number(cases))) ? 0 : 1)
