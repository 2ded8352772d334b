import { writeFileSync } from 'node:fs'
import { install } from './steps/install.mjs'
import { inProject } from './steps/project.mjs'

await install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport(inProject('packages/contract/src/openapi/document.ts'))
writeFileSync(inProject('docs/openapi.json'), `${JSON.stringify(module.openapiDocument(), null, 2)}\n`)
console.log('Wrote docs/openapi.json')
