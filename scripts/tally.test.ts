import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closingLine, countOf, readReport } from './steps/tally.mjs'

function report(passed: number, failed: number, skipped = 0): string {
  const folder = mkdtempSync(join(tmpdir(), 'huebook-tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  const content = { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: 0 }
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('the closing line sums all suites', () => {
  expect(closingLine([countOf(0), readReport(report(40, 2), 1), readReport(report(7, 0), 0)])).toBe(
    '48 passed, 2 failed',
  )
})

test('skipped tests are counted, not hidden', () => {
  expect(closingLine([readReport(report(3, 0, 2), 0)])).toBe('3 passed, 0 failed, 2 skipped')
})

test('a suite that ran no test has failed, even if its runner was content', () => {
  expect(readReport(report(0, 0), 0).failed).toBe(1)
})

test('a suite whose runner died before its report has failed', () => {
  expect(readReport('/nowhere/report.json', 0).failed).toBe(1)
})

test('a suite that ended badly with every test green has failed', () => {
  expect(readReport(report(5, 0), 1).failed).toBe(1)
})
