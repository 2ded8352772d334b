import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '#locations.ts'

/** Which Huebook this is: its number, and the commit where it runs from a checkout. */
export const VERSION: { number: string; commit: string | null } = {
  number: (JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as { version: string }).version,
  commit: readCommit(),
}

function readCommit(): string | null {
  const read = (file: string): string | null => {
    try {
      return readFileSync(join(PROJECT, '.git', file), 'utf8').trim()
    } catch {
      return null
    }
  }
  const head = read('HEAD')
  const ref = head?.match(/^ref: (.+)$/)?.[1]
  if (!ref) return head
  const packed = read('packed-refs')?.split('\n')
  return read(ref) ?? packed?.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null
}
