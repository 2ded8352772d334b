import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { inProject } from './project.mjs'
import { exitWith } from './run.mjs'

/** Where Android's own tools and libraries are published: the first has all of them, the second keeps some of them, too. */
const REPOSITORIES = ['https://dl.google.com/android/maven2', 'https://repo1.maven.org/maven2']

/** Outside the checkout: a new one should not have to fetch 140 MB again. */
export const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'huebook/android')

/** What is fetched, each with the fingerprint (SHA-256) it has to have. */
const PARTS = /** @type {Record<'tools' | 'libraries', Record<string, string>>} */ (
  JSON.parse(readFileSync(inProject('apps/mobile/android-tools.json'), 'utf8'))
)

/** @param {Buffer} bytes */
const fingerprintOf = (bytes) => createHash('sha256').update(bytes).digest('hex')

/**
 * Fetches what is not here yet, and answers where all of it is.
 * @param {'tools' | 'libraries'} kind
 * @returns {Promise<string[]>}
 */
export async function androidParts(kind) {
  mkdirSync(CACHE, { recursive: true })
  const ending = kind === 'tools' ? 'jar' : 'aar'
  const paths = []
  for (const [name, fingerprint] of Object.entries(PARTS[kind])) {
    const [group = '', artifact = '', version] = name.split(':')
    const file = `${artifact}-${version}.${ending}`
    const path = join(CACHE, file)
    if (!existsSync(path)) {
      const bytes = await fetchPart(`${group.replaceAll('.', '/')}/${artifact}/${version}/${file}`)
      if (!bytes) exitWith(`${name} could not be fetched from where Android's tools are published.`)
      writeFileSync(`${path}.part`, bytes)
      renameSync(`${path}.part`, path)
    }
    if (fingerprintOf(readFileSync(path)) !== fingerprint)
      exitWith(`${path} is not what apps/mobile/android-tools.json says it is: remove it, and look where it came from.`)
    paths.push(path)
  }
  return paths
}

/** @param {string} path @returns {Promise<Buffer | null>} null where nobody has it */
async function fetchPart(path) {
  for (const repository of REPOSITORIES) {
    const answer = await fetch(`${repository}/${path}`).catch(() => null)
    if (answer?.ok) return Buffer.from(await answer.arrayBuffer())
  }
  return null
}
