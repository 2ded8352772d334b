import { existsSync, writeFileSync } from 'node:fs'
import { dirname, extname } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { Refusal } from './refusal.mjs'
import { exitWith } from './run.mjs'

/**
 * Runs one of the commands: installs what is missing, then prints its answer as JSON, or one sentence about what is wrong
 * and exit code 1.
 * @param {'illustrate' | 'lineart' | 'regions'} name
 */
export async function runCommand(name) {
  await install()
  // Not above: in a fresh clone what a command needs is there only now.
  const commands = await import(`../commands/${name}.mjs`)
  try {
    console.log(JSON.stringify(await commands[name](process.argv.slice(2)), null, 2))
  } catch (error) {
    if (error instanceof Refusal) exitWith(error.message)
    throw error
  }
}

/** @typedef {'text' | 'switch'} Flag one that is followed by a text, or that stands alone */

/**
 * What was written after a command: its flags, and the one file it works on, if `file` says what that is.
 * @template {Record<string, Flag>} F
 * @param {string[]} args
 * @param {{ usage: string, flags: F, file?: string }} command
 * @returns {{ file: string, flags: { [K in keyof F]: (F[K] extends 'switch' ? true : string) | undefined } }}
 */
export function readArguments(args, { usage, flags, file }) {
  const refuse = (/** @type {string} */ why) => new Refusal(`${why}; write it like this: ${usage}`)
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, kind]) => [
      name,
      { type: kind === 'text' ? /** @type {const} */ ('string') : /** @type {const} */ ('boolean') },
    ]),
  )
  // Not strict: that would take the -1 of "--gap -1" for a flag, and explain it in three lines.
  const { tokens, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true })
  /** @type {Record<string, string | true>} */
  const given = {}
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value } = token
    if (!Object.hasOwn(flags, name)) throw refuse(`There is no ${rawName}`)
    if (Object.hasOwn(given, name)) throw refuse(`${rawName} is there twice`)
    if (flags[name] === 'switch' && value !== undefined) throw refuse(`${rawName} stands alone`)
    if (flags[name] === 'text' && (!value || value.startsWith('--'))) throw refuse(`${rawName} says nothing`)
    given[name] = value ?? true
  }
  if (file ? positionals.length !== 1 || !positionals[0] : positionals.length > 0)
    throw refuse(file ? `Name one ${file}` : `"${positionals[0]}" does not belong there`)
  return /** @type {any} */ ({ file: positionals[0] ?? '', flags: given })
}

/**
 * How many shapes a page is to have.
 * @param {string} [text]
 */
export function readDetail(text = '2') {
  if (!['1', '2', '3'].includes(text)) throw new Refusal('--detail is 1 (few large shapes), 2 or 3 (many).')
  return /** @type {1 | 2 | 3} */ (Number(text))
}

/**
 * A number a flag gives.
 * @param {string} text
 * @param {{ flag: string, least: number, most: number, whole?: boolean }} limits
 */
export function readNumber(text, { flag, least, most, whole = false }) {
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most && (!whole || Number.isInteger(number))) return number
  throw new Refusal(`--${flag} is a ${whole ? 'whole number' : 'number'} from ${least} to ${most}, not "${text}".`)
}

/**
 * Where a page goes, and as what.
 * @param {string} [file]
 * @returns {{ file: string, format: 'png' | 'svg' }}
 */
export function readOut(file) {
  const format = extname(file ?? '').toLowerCase()
  if (!file || (format !== '.png' && format !== '.svg'))
    throw new Refusal('Say where the page goes with --out page.png or --out page.svg.')
  // Before the work rather than after it.
  if (!existsSync(dirname(file))) throw new Refusal(`${file} cannot be written.`)
  return { file, format: format === '.png' ? 'png' : 'svg' }
}

/**
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeResult(file, content) {
  try {
    writeFileSync(file, content)
  } catch {
    throw new Refusal(`${file} cannot be written.`)
  }
}
