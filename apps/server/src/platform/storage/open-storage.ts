import { join } from 'node:path'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage, type S3Options } from './s3-storage.ts'
import type { Storage } from './storage.ts'

interface Options {
  s3?: S3Options
  dataDir: string
}

/** Where a site keeps its files: in the store of its operator, or below its data directory. */
export const openStorage = ({ s3, dataDir }: Options, keyedHash: KeyedHash): Storage =>
  s3 ? createS3Storage({ ...s3, keyedHash }) : createDiskStorage({ directory: join(dataDir, 'files'), keyedHash })
