import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from './site.ts'

/** Longer than making a cluster or copying the programs takes anywhere, so that nothing in the making is removed. */
const ABANDONED_AFTER_MS = 15 * 60_000

/** Removes what killed starts and earlier versions left behind. Only for the owner, and never worth failing for. */
export async function removeLeftovers(site: Site) {
  const { native } = site.binaries
  const isRelocated = path.basename(native).startsWith('native-')
  for (const directory of new Set([path.dirname(site.cluster), ...(isRelocated ? [path.dirname(native)] : [])])) {
    for (const name of await readdir(directory)) {
      const file = path.join(directory, name)
      const isOldVersion = isRelocated && name.startsWith('native-') && !isDraft(name) && file !== native
      if (isOldVersion || (isDraft(name) && (await isAbandoned(file)))) await rm(file, { recursive: true, force: true })
    }
  }
}

const isDraft = (name: string) => /^(postgres|native-.*)\.new-\w{6}$/.test(name)

const isAbandoned = async (file: string) => Date.now() - (await stat(file)).mtimeMs > ABANDONED_AFTER_MS
