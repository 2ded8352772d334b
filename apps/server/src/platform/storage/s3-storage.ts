import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { fileAddress } from './file-address.ts'
import { assertFile, assertKey, contentTypeOf } from './key.ts'
import { explainS3Error } from './s3-error.ts'
import { s3Fetch } from './s3-fetch.ts'
import { type Storage, StorageError } from './storage.ts'

export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  publicUrl?: string | undefined
}

// Not a valid file key, so it can never be asked for from outside.
const PROBE = '.huebook-check'

/** As many as a store names in one answer. */
const LISTED_AT_ONCE = 1000

/** Keeps files in a bucket of an S3-compatible store. */
export function createS3Storage({ keyedHash, ...options }: S3Options & { keyedHash: KeyedHash }): Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, publicUrl } = options
  const client = new S3mini({
    // The bucket in the path, not in the host name: every compatible store answers to it.
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: s3Fetch,
  })
  const target = { host: new URL(endpoint).host, bucket }

  async function attempt<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      throw explainS3Error(error, target)
    }
  }

  async function write(key: string, bytes: Uint8Array, contentType: string) {
    const response = await client.putObject(key, bytes, contentType)
    // An unread answer would keep its connection out of the pool.
    await response.body?.cancel()
  }

  return {
    ...fileAddress({ keyedHash, publicUrl }),

    put(key, bytes, contentType) {
      return attempt(async () => {
        assertFile(key, contentType)
        await write(key, bytes, contentType)
      })
    },

    get(key) {
      return attempt(async () => {
        const contentType = contentTypeOf(key)
        if (contentType === null) return null
        const response = await client.getObjectResponse(key)
        if (!response?.body) return null
        const size = Number(response.headers.get('content-length') ?? Number.NaN)
        if (Number.isNaN(size)) throw new StorageError(`The store at ${target.host} sent a file without its length.`)
        return { body: Readable.fromWeb(response.body as ReadableStream), size, contentType }
      })
    },

    delete(key) {
      return attempt(async () => {
        assertKey(key)
        await client.deleteObject(key).catch((error: unknown) => {
          // S3 itself says 204 for a missing file, some compatible stores say 404.
          if (!(error instanceof S3ServiceError && error.status === 404)) throw error
        })
      })
    },

    async *list() {
      for (let token: string | undefined, more = true; more; more = token !== undefined) {
        const page = await attempt(() => client.listObjectsPaged('/', '', LISTED_AT_ONCE, token))
        for (const { Key, Size, LastModified } of page?.objects ?? [])
          if (contentTypeOf(Key) !== null) yield { key: Key, size: Number(Size), storedAt: new Date(LastModified) }
        token = page?.nextContinuationToken
      }
    },

    check() {
      return attempt(async () => {
        // Writing is what has to work, yet it costs on each call: the mark of an earlier success is enough.
        const marked = await client.objectExists(PROBE).catch((error: unknown) => {
          // A key that may not list a bucket is told 403 for a missing object; the write below decides.
          if (error instanceof S3ServiceError) return false
          throw error
        })
        if (!marked) await write(PROBE, Buffer.from('ok'), 'text/plain')
      })
    },

    // A bucket keeps only what has arrived as a whole.
    async removeUnfinished() {},
  }
}
