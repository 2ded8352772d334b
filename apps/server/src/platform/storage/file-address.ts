import { isSame } from '#platform/secrets/is-same.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { assertKey, contentTypeOf, isNameOfContent } from './key.ts'
import type { Addresses, Pass } from './storage.ts'

const SERVED_BY_US = '/files'

/**
 * How long a pass is worth at least, in milliseconds, and at most twice as long. Within this time it is the same, so that a
 * browser fetches a picture once: a page that is open for an evening keeps its pictures; what is blocked is only looked at.
 */
const LIFETIME_MS: Record<Pass, number> = { page: 12 * 60 * 60 * 1000, blocked: 60 * 60 * 1000 }

/** Bytes of what is proved: too many to be found by trying. */
const PROOF_BYTES = 16
const PROOF = /\?(?:seal|pass)=[\w-]+$/

interface AddressOptions {
  keyedHash: KeyedHash
  /** Where addresses of files began in earlier versions, if browsers fetched them from the store itself. */
  publicUrl?: string | undefined
  /** Milliseconds since 1970. */
  now?: () => number
}

function keyBelow(base: string, url: string): string | null {
  if (!url.startsWith(`${base}/`)) return null
  const key = url.slice(base.length + 1)
  return contentTypeOf(key) === null ? null : key
}

/** Turns keys into addresses and back, and knows which addresses it has given to whom. */
export function fileAddress({ keyedHash, publicUrl, now = Date.now }: AddressOptions): Addresses {
  const proof = (of: string) => keyedHash('address of a file', of).subarray(0, PROOF_BYTES).toString('base64url')
  const sealOf = (key: string) => proof(`seal ${key}`)
  const passOf = (pass: Pass, until: number, key: string) =>
    `${pass}-${until.toString(36)}-${proof(`pass ${pass} ${until} ${key}`)}`

  return {
    url(key) {
      assertKey(key)
      return `${SERVED_BY_US}/${key}`
    },

    privateUrl(key) {
      assertKey(key)
      // Such a name can be made by whoever has the same picture; that it was given to somebody cannot.
      return isNameOfContent(key) ? `${SERVED_BY_US}/${key}?seal=${sealOf(key)}` : `${SERVED_BY_US}/${key}`
    },

    urlFor(pass, key) {
      assertKey(key)
      const until = (Math.floor(now() / LIFETIME_MS[pass]) + 2) * LIFETIME_MS[pass]
      return `${SERVED_BY_US}/${key}?pass=${passOf(pass, until, key)}`
    },

    keyOf(url) {
      const bucket = publicUrl && keyBelow(publicUrl.replace(/\/+$/, ''), url)
      return bucket || keyBelow(SERVED_BY_US, url.replace(PROOF, ''))
    },

    proofOf(key, { seal = '', pass = '' }) {
      const [kind, until = ''] = pass.split('-')
      const end = Number.parseInt(until, 36)
      const isPass = (kind === 'page' || kind === 'blocked') && end > now() && isEqual(pass, passOf(kind, end, key))
      return { isSealed: !isNameOfContent(key) || isEqual(seal, sealOf(key)), pass: isPass ? kind : null }
    },
  }
}

const isEqual = (one: string, other: string): boolean => isSame(Buffer.from(one), Buffer.from(other))
