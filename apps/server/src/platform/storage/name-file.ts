import { createHash } from 'node:crypto'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import type { Extension } from './key.ts'

/** Whose file it is and what it is for; the same of somebody else, or for something else, has another name. */
export interface FileOwner {
  kind: 'upload' | 'page' | 'colored'
  /** None of a page that was deleted and is kept for those who have coloured it. */
  userId: string | null
}

/** The key of a file. Equal pictures of one person are one file; who else has the same picture, a name does not tell. */
export type NameFile = (owner: FileOwner, bytes: Uint8Array, extension: Extension) => string

/** Letters of a name, each of which is half a byte: it is not found by trying. Other than those of earlier versions had. */
const LETTERS = 40

export const createNameFile =
  (keyedHash: KeyedHash): NameFile =>
  ({ kind, userId }, bytes, extension) => {
    const content = createHash('sha256').update(bytes).digest('hex')
    return `${keyedHash('name of a file', `${kind} ${userId} ${content}`).toString('hex').slice(0, LETTERS)}.${extension}`
  }
