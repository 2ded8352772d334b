import type { Readable } from 'node:stream'
import { OperatorError } from '#platform/operator-error.ts'

interface StoredFile {
  /** Holds a file or a connection open: read it to its end or destroy it */
  body: Readable
  size: number
  contentType: string
}

/** Where pictures are kept. A key names its content, so one key always holds the same bytes. */
export interface Storage {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  get(key: string): Promise<StoredFile | null>
  delete(key: string): Promise<void>
  /** The address a browser fetches the file from: `/files/<key>`, or below the store's own public address. */
  url(key: string): string
  /** The key behind an address made by `url`, or null when it is not one of ours. */
  keyOf(url: string): string | null
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
