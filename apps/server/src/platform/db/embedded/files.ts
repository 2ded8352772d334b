import { lstat } from 'node:fs/promises'
import path from 'node:path'

export const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )

/** PostgreSQL writes this file first, but under its final name a cluster is only ever seen whole. */
export const isCluster = (directory: string) => exists(path.join(directory, 'data', 'PG_VERSION'))

/** For `catch`: lets failures with these codes pass and throws all others. */
export const ignore =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
