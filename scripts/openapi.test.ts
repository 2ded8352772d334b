import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openapiDocument } from '../packages/contract/src/openapi/document.ts'
import { inProject } from './steps/project.mjs'

test('the committed API document says what the contract says; after a change run "npm run openapi"', () => {
  const committed = JSON.parse(readFileSync(inProject('docs/openapi.json'), 'utf8'))
  expect(committed).toEqual(JSON.parse(JSON.stringify(openapiDocument())))
})
