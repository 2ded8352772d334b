import type { Tx } from '#platform/db/handle.ts'

export interface NewFile {
  key: string
  bytes: Uint8Array
  contentType: string
}

/** Stores files, then lets `remember` write down who needs them, in the transaction from which on they are safe. */
export type KeepFiles = <Result>(files: readonly NewFile[], remember: (tx: Tx) => Promise<Result>) => Promise<Result>
