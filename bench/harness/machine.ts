import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, availableParallelism, cpus, platform } from 'node:os'

/** What a report was measured on, in one line. */
export function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${model}, ${availableParallelism()} threads, ${platform()} ${arch()}, Node ${process.versions.node}`
}

/** The commit that a checkout is at. */
export const commitOf = (folder: string): string =>
  execFileSync('git', ['-C', folder, 'rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()

/** The version of an installed package. */
export function versionOf(name: string): string {
  const require = createRequire(import.meta.url)
  const folder = require.resolve.paths(name)?.find((path) => isThere(`${path}/${name}/package.json`))
  return JSON.parse(readFileSync(`${folder}/${name}/package.json`, 'utf8')).version
}

function isThere(file: string): boolean {
  try {
    return readFileSync(file).length > 0
  } catch {
    return false
  }
}
