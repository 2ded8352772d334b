import { assertKey, contentTypeOf } from './key.ts'
import type { Storage } from './storage.ts'

const SERVED_BY_US = '/files'

function keyBelow(base: string, url: string): string | null {
  if (!url.startsWith(`${base}/`)) return null
  const key = url.slice(base.length + 1)
  return contentTypeOf(key) === null ? null : key
}

/** Turns keys into addresses and back, below the store's public address if it has one. */
export function fileAddress(publicUrl?: string): Pick<Storage, 'url' | 'keyOf'> {
  const base = publicUrl === undefined ? SERVED_BY_US : publicUrl.replace(/\/+$/, '')
  return {
    url(key) {
      assertKey(key)
      return `${base}/${key}`
    },
    // Addresses made before a public address was set are still ours: the sweep of unused files must recognise them.
    keyOf: (url) => keyBelow(base, url) ?? keyBelow(SERVED_BY_US, url),
  }
}
