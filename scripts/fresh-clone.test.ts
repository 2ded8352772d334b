import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from './steps/project.mjs'

/** What a script loads before its first line runs, by way of its own files: every name that is not one of ours. */
function foreignImports(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import\s[^'"]*|export\s[^'"=(]*\sfrom\s+)['"]([^'"]+)['"]/gm)
  const names = [...imports].map(([, name]) => name ?? '')
  return names.flatMap((name) => (name.startsWith('.') ? foreignImports(join(dirname(file), name), seen) : [name]))
}

const scripts = readdirSync(inProject('scripts')).filter((name) => name.endsWith('.mjs'))

test.each(scripts)('%s runs in a fresh clone: it loads nothing from the registry before that is installed', (name) => {
  const foreign = foreignImports(inProject(`scripts/${name}`)).filter((one) => !one.startsWith('node:'))
  expect(foreign).toEqual([])
})
