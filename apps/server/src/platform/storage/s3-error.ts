import { S3ServiceError } from 's3mini'
import { StorageError, StorageFull } from './storage.ts'

interface Target {
  host: string
  bucket: string
}

const INSUFFICIENT_STORAGE = 507

function refusal(status: number, { host, bucket }: Target): string {
  if (status === 404) return `The bucket "${bucket}" does not exist at ${host} (S3_BUCKET).`
  if (status === 401 || status === 403)
    return `The store at ${host} refused access to the bucket "${bucket}" (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY).`
  // What a store answers when the bucket lives elsewhere or the signature names another region.
  if (status === 301 || status === 307 || status === 400)
    return `The store at ${host} does not hold the bucket "${bucket}" in this region (S3_REGION).`
  return `The store at ${host} failed with status ${status}.`
}

/** Says in one sentence what went wrong, and drops the original: it carries the provider's text and the request. */
export function explainS3Error(error: unknown, target: Target): StorageError {
  if (error instanceof StorageError) return error
  if (error instanceof S3ServiceError && error.status === INSUFFICIENT_STORAGE)
    return new StorageFull(`The store at ${target.host} is full; make room in it for the bucket "${target.bucket}".`)
  if (error instanceof S3ServiceError) return new StorageError(refusal(error.status, target))
  return new StorageError(`The store at ${target.host} cannot be reached (S3_ENDPOINT).`)
}
