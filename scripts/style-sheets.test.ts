import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from './steps/project.mjs'

const SOURCES = inProject('apps/web/src')
/** A rule for one class alone, which says what it is; what others say of it in their own place is no such rule. */
const RULE = /^\s*\.([\w-]+)\s*\{/gm

/** The feature a style sheet belongs to, or whatever else of the app is a folder of its own. */
const homeOf = (file: string): string => file.replace(/^((?:features\/)?[^/]+)\/.*/, '$1')

/** A gradient, up to where another declaration begins. */
const GRADIENT = /gradient\([^;]+/g

/** Every style sheet of the web app, by where it is. */
const sheets = (): { file: string; styles: string }[] =>
  readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.css'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ file: relative(SOURCES, file), styles: readFileSync(file, 'utf8') }))

test('a class has one home in the web app: all styles a visit has needed stay on the page', () => {
  const homes = new Map<string, Set<string>>()
  for (const { file, styles } of sheets())
    for (const [, className = ''] of styles.matchAll(RULE))
      homes.set(className, (homes.get(className) ?? new Set()).add(homeOf(file)))
  expect(homes.size).toBeGreaterThan(0)
  expect([...homes].filter(([, places]) => places.size > 1)).toEqual([])
})

test('stripes of mixed colours say "in srgb": without it Firefox loses their edges, and the stripes with them', () => {
  const mixed = sheets().flatMap(({ file, styles }) =>
    [...styles.matchAll(GRADIENT)].flatMap(([gradient]) => (gradient.includes('color-mix') ? { file, gradient } : [])),
  )
  expect(mixed.length).toBeGreaterThan(0)
  expect(mixed.filter(({ gradient }) => !/^gradient\(\s*[^,]*in srgb,/.test(gradient))).toEqual([])
})
