import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inProject } from '../steps/project.mjs'
import { closingLine, countOf, countOfError, readReport, resultLines } from './tally.mjs'

const failed = (title: string) => ({
  ancestorTitles: ['a visitor'],
  title,
  status: 'failed',
  failureMessages: ['AssertionError: expected \u001B[32m4\u001B[39m to be 5\n\n    at /e2e/landing.test.ts:7:3'],
})

function report(passed: number, failures: string[], { skipped = 0, broken = [] as string[] } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'huebook-tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  const content = {
    numPassedTests: passed,
    numFailedTests: failures.length,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults: [
      { name: inProject('e2e/landing.test.ts'), status: 'failed', assertionResults: failures.map(failed) },
      ...broken.map((message) => ({
        name: inProject('e2e/new.test.ts'),
        status: 'failed',
        message,
        assertionResults: [],
      })),
    ].filter(({ assertionResults }, index) => index > 0 || assertionResults.length > 0),
  }
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the closing line sums all suites', () => {
  expect(closingLine([countOf(0), readReport(report(40, ['a', 'b']), 1), readReport(report(7, []), 0)])).toBe(
    '48 passed, 2 failed',
  )
})

test('skipped tests are counted, not hidden', () => {
  expect(closingLine([readReport(report(3, [], { skipped: 2 }), 0)])).toBe('3 passed, 0 failed, 2 skipped')
})

test('what has failed is named at the end with the reason, and how long its suite took', () => {
  expect(resultLines('end to end', readReport(report(40, ['sees the prices']), 1), 61.4).split('\n')).toEqual([
    '✗ end to end: 40 passed, 1 failed in 61 s',
    '    e2e/landing.test.ts: a visitor > sees the prices',
    '        AssertionError: expected 4 to be 5',
  ])
  expect(resultLines('types', countOf(0), 8.6)).toBe('✓ types: 1 passed, 0 failed in 9 s')
})

test('a file that could not be loaded has failed, beside those that ran', () => {
  const count = readReport(report(40, ['a'], { broken: ['Cannot find module ./new.ts\n  at …'] }), 1)
  expect(count).toMatchObject({ passed: 40, failed: 2 })
  expect(count.failures[1]).toBe('e2e/new.test.ts: Cannot find module ./new.ts')
})

test('a suite that ran no test has failed, even if its runner was content', () => {
  expect(readReport(report(0, []), 0).failures).toEqual(['It ran no test.'])
})

test('a suite whose runner died before its report has failed', () => {
  expect(readReport('/nowhere/report.json', 0)).toMatchObject({ failed: 1, failures: [expect.any(String)] })
})

test('a suite that ended badly with every test green has failed', () => {
  expect(readReport(report(5, []), 1)).toMatchObject({ passed: 5, failed: 1 })
})

test('a suite that could not be started has failed, and says why', () => {
  expect(countOfError(new Error('PostgreSQL does not start.'))).toMatchObject({
    failed: 1,
    failures: ['PostgreSQL does not start.'],
  })
})
