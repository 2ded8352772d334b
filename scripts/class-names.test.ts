import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from './steps/project.mjs'

const SOURCES = inProject('apps/web/src')
/** A rule for one class alone, which says what it is; what others say of it in their own place is no such rule. */
const RULE = /^\s*\.([\w-]+)\s*\{/gm

/** The feature a style sheet belongs to, or whatever else of the app is a folder of its own. */
const homeOf = (file: string): string => file.replace(/^((?:features\/)?[^/]+)\/.*/, '$1')

test('a class has one home in the web app: all styles a visit has needed stay on the page', () => {
  const homes = new Map<string, Set<string>>()
  for (const { parentPath, name } of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (!name.endsWith('.css')) continue
    const file = join(parentPath, name)
    for (const [, className = ''] of readFileSync(file, 'utf8').matchAll(RULE))
      homes.set(className, (homes.get(className) ?? new Set()).add(homeOf(relative(SOURCES, file))))
  }
  expect(homes.size).toBeGreaterThan(0)
  expect([...homes].filter(([, places]) => places.size > 1)).toEqual([])
})
