import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../steps/project.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count failures: which tests they were */

/**
 * A check passes or fails as a whole.
 * @param {number} exitCode
 * @returns {Count}
 */
export const countOf = (exitCode) => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
  failures: [],
})

/**
 * A suite that could not even be started has failed once.
 * @param {Error} error
 * @returns {Count}
 */
export const countOfError = ({ message }) => ({ ...countOf(1), failures: [message] })

/**
 * What a suite's report says; a suite that ran no test, or ended badly with every test green, has failed once.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export function readReport(file, exitCode) {
  if (!existsSync(file)) return { ...countOf(exitCode || 1), failures: ['It ended before it could report.'] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const passed = report.numPassedTests
  const skipped = report.numPendingTests + report.numTodoTests
  const failures = report.testResults.flatMap(failuresOf)
  if (passed + report.numFailedTests === 0) failures.push('It ran no test.')
  else if (exitCode !== 0 && failures.length === 0) failures.push('It ended badly with every test green.')
  return { passed, failed: failures.length, skipped, failures }
}

/** How much of a reason is repeated at the end: enough to see what was expected, and what there was instead. */
const LINES_OF_REASON = 12

/**
 * @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages: string[] }} Test
 * @param {{ name: string, status: string, message: string, assertionResults: Test[] }} file
 */
function failuresOf({ name, status, message, assertionResults }) {
  const where = relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0 && status === 'failed') return [`${where}: ${message.split('\n')[0]}`]
  return failed.map(({ ancestorTitles, title, failureMessages }) =>
    [`${where}: ${[...ancestorTitles, title].join(' > ')}`, ...reasonOf(failureMessages)].join('\n'),
  )
}

/** Why a test has failed, without the way that led there. @param {string[]} messages */
function reasonOf(messages) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n'))
  return lines.filter((line) => line.trim() && !/^\s+at /.test(line)).slice(0, LINES_OF_REASON)
}

/**
 * How one suite ended, with what has failed.
 * @param {string} name
 * @param {Count} count
 * @param {number} seconds
 */
export function resultLines(name, { passed, failed, failures }, seconds) {
  const line = `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed in ${Math.round(seconds)} s`
  return [line, ...failures.map((failure) => `    ${failure.replaceAll('\n', '\n        ')}`)].join('\n')
}

/** @param {Count[]} counts */
export function closingLine(counts) {
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`
}
