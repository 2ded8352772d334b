import type { Proof } from './create-backup.ts'

const MB = 1e6

/** What is in a backup, for people. */
export const inWords = ({ pages, files, rows, bytes }: Proof): string =>
  `${pages} pages, ${rows} rows and ${files} files in ${(bytes / MB).toFixed(1)} MB`
