import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The path of a program: where a variable says that it is, or else the first of these names that is among this machine's
 * programs, or else one of the places it may have beside those.
 * @param {string | undefined} given
 * @param {readonly string[]} names
 * @param {readonly string[]} [places]
 */
export function findProgram(given, names, places = []) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [given ?? '', ...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places]
  return candidates.find((path) => path !== '' && existsSync(path))
}
