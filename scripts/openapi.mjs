import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { inProject } from './steps/project.mjs'

const { module } = await runnerImport(inProject('packages/contract/src/openapi/document.ts'))
writeFileSync(inProject('docs/openapi.json'), `${JSON.stringify(module.openapiDocument(), null, 2)}\n`)
console.log('Wrote docs/openapi.json')
