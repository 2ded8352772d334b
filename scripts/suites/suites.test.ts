import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'
import { runScript } from '../commands/run-script.ts'
import { inProject } from '../steps/project.mjs'
import { shareOut, suites, TYPE_CHECKED } from './suites.mjs'

test('a suite that does not exist ends "npm test" with one sentence that names all there are', async () => {
  const { code, stdout, stderr } = await runScript('test', ['unit', 'nonsense'])
  const sentence = `There is no suite called "nonsense"; there are: ${Object.keys(suites).join(', ')}.\n`
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: sentence })
})

/** Those of the installed desktop app, which has a command of its own. */
const ELSEWHERE = "'desktop'"

test('no tests are forgotten: every project of vitest is in a suite', () => {
  const named = readFileSync(inProject('scripts/suites/suites.mjs'), 'utf8').matchAll(/vitest\(run, \[([^\]]+)\]/g)
  const run = [...named].flatMap(([, names]) => (names ?? '').split(', '))
  const projects = (config.test?.projects ?? []).map(
    (project) => `'${(project as { test: { name: string } }).test.name}'`,
  )
  expect([...run, ELSEWHERE].sort()).toEqual(projects.sort())
})

test.each([
  [1, { atOnce: 1, workers: 1 }],
  [2, { atOnce: 2, workers: 1 }],
  [4, { atOnce: 4, workers: 1 }],
  [8, { atOnce: 4, workers: 2 }],
  [64, { atOnce: 4, workers: 16 }],
])('%i cores feed so many suites at once, and each of them so many workers', (cores, share) => {
  expect(shareOut(cores, Object.keys(suites).length)).toEqual(share)
})

test('a suite that runs alone has all cores', () => {
  expect(shareOut(8, 1)).toEqual({ atOnce: 1, workers: 8 })
})

test('what draws is not beside the browsers', () => {
  expect(suites['drawing']?.apart).toBeDefined()
  expect(suites['drawing']?.apart).toBe(suites['end to end']?.apart)
})

test('no types are forgotten: every folder that has any is checked, the benchmarks without what they are measured beside', () => {
  const typed = filesNamed('tsconfig.json', inProject('.')).map((file) => relative(inProject('.'), dirname(file)))
  expect([...TYPE_CHECKED].sort()).toEqual(typed.filter((folder) => folder !== 'bench').sort())
})

/** Those of this name below a folder, but for what is installed, built or hidden. */
function filesNamed(name: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return entry.name === name ? [join(folder, name)] : []
    const isOurs = entry.isDirectory() && !/^(\..*|node_modules|dist|data)$/.test(entry.name)
    return isOurs ? filesNamed(name, join(folder, entry.name)) : []
  })
}
