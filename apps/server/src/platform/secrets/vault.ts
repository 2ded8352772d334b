import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps texts unreadable to whoever only has the database. */
export interface Vault {
  seal(text: string): string
  /** Throws when the text was sealed with another key or has been changed. */
  open(sealed: string): string
}

const VERSION = 'v1'
/** What GCM was designed for; other lengths are slower and no safer. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createVault(secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'huebook secret settings', 32))
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${sealed.toString('base64url')}`
    },
    open(sealed) {
      const [version, body] = sealed.split('.')
      if (version !== VERSION || !body) throw new Error('This secret was not sealed by this product')
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
      return text.toString('utf8')
    },
  }
}
