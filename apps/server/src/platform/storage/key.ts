import { createHash } from 'node:crypto'
import { StorageError } from './storage.ts'

// The extension alone decides the type a file is served with, so no store can hand out a picture as a web page.
const contentTypes = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
} as const

export type Extension = keyof typeof contentTypes

// Characters; file systems allow 255 bytes for a name.
const MAX_KEY_LENGTH = 200
const keyPattern = new RegExp(`^[a-z0-9]+(?:[/-][a-z0-9]+)*\\.(${Object.keys(contentTypes).join('|')})$`)

/** The type that a file under this key is served with, or null when the key is not a valid one. */
export function contentTypeOf(key: string): string | null {
  if (key.length > MAX_KEY_LENGTH) return null
  const extension = keyPattern.exec(key)?.[1]
  return extension === undefined ? null : contentTypes[extension as Extension]
}

/** Lets only valid keys through; the refused one stays out of the message, since it may be an attack. */
export function assertKey(key: string): void {
  if (contentTypeOf(key) === null) throw new StorageError('This is not a valid file key.')
}

/** Lets only files through whose type is the one they will be served with. */
export function assertFile(key: string, contentType: string): void {
  assertKey(key)
  if (contentTypeOf(key) !== contentType) throw new StorageError('The file key and the content type do not match.')
}

/** Whether a name is that of its content, as all were in earlier versions. */
export const isNameOfContent = (key: string): boolean => /^[0-9a-f]{64}\./.test(key)

/** How files were named in earlier versions: by nothing but their content, so that equal pictures shared one file. */
export function contentKey(bytes: Uint8Array, extension: Extension): string {
  return `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
}
