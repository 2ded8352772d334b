import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * A check passes or fails as a whole.
 * @param {number} exitCode
 * @returns {Count}
 */
export const countOf = (exitCode) => ({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 })

/**
 * What a suite's report says; a suite that ran no test, or ended badly with every test green, has failed once.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export function readReport(file, exitCode) {
  if (!existsSync(file)) return countOf(exitCode || 1)
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const passed = report.numPassedTests
  const skipped = report.numPendingTests + report.numTodoTests
  const endedBadly = exitCode !== 0 && report.numFailedTests === 0
  const ranNothing = passed + report.numFailedTests === 0
  if (ranNothing) console.error('This suite ran no test.')
  return { passed, failed: report.numFailedTests + (endedBadly || ranNothing ? 1 : 0), skipped }
}

/** @param {Count[]} counts */
export function closingLine(counts) {
  /** @param {keyof Count} key */
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`
}
