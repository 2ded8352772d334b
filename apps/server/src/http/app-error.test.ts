import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ERRORS } from '@huebook/contract'
import { expect, test } from 'vitest'

const SOURCES = ['../', '../../../../packages/contract/src/calls/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

const written = SOURCES.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
).join('\n')

test.each(Object.keys(ERRORS))('%s is a problem somebody can meet', (code) => {
  expect(written).toContain(`'${code}'`)
})
