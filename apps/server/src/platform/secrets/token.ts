import { createHash, randomBytes } from 'node:crypto'

/** 256 bits: nobody guesses one, so a plain hash protects it as well as a slow one would. */
const TOKEN_BYTES = 32

export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashSessionToken = (token: string): Buffer => createHash('sha256').update(token).digest()
