import type { Readable } from 'node:stream'
import { OperatorError } from '#platform/operator-error.ts'

interface StoredFile {
  /** Holds a file or a connection open: read it to its end or destroy it */
  body: Readable
  size: number
  contentType: string
}

/**
 * What somebody is let see who is not everybody: a page that is not shared or not any more, and colourings of any page; or a
 * picture that is blocked, which only its owner and administrators see.
 */
export type Pass = 'page' | 'blocked'

/** Addresses of files, all of them on this site. Who may see a file is decided when it is asked for. */
export interface Addresses {
  /** Where everybody finds what everybody may see. */
  url(key: string): string
  /** Where those find a file who were told its name, which nobody can guess. */
  privateUrl(key: string): string
  /** Where somebody who may finds a file of a page that not everybody sees; it works for some hours. */
  urlFor(pass: Pass, key: string): string
  /** The key behind an address, or null when it is not one of ours. */
  keyOf(url: string): string | null
  /** What an address proves besides the name in it. */
  proofOf(key: string, query: { seal?: string | undefined; pass?: string | undefined }): Proof
}

interface Proof {
  /** Whether whoever has it was told it, and has not made it up. */
  isSealed: boolean
  pass: Pass | null
}

/** Where pictures are kept. A key belongs to one content, so it always holds the same bytes. */
export interface Storage extends Addresses {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | null>
  delete(key: string): Promise<void>
  /** Every file there is, in no order. */
  list(): AsyncIterable<{ key: string; size: number; storedAt: Date }>
  /** Throws a StorageError when the store cannot be used. */
  check(): Promise<void>
  /** Removes what `put` has left half-written where a kill cut it short. */
  removeUnfinished(): Promise<void>
}

/** Its message is one sentence for the operator, free of secrets and of a provider's own text. */
export class StorageError extends OperatorError {
  override readonly name: string = 'StorageError'
}

/** The store is there, and has no room left. */
export class StorageFull extends StorageError {
  override readonly name = 'StorageFull'
}
