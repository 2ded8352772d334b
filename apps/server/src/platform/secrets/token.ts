import { hash, randomBytes } from 'node:crypto'

/** 256 bits: nobody guesses one, so a plain hash protects it as well as a slow one would. */
const TOKEN_BYTES = 32

/** What a session or a mailed link is held by. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is kept of a token: whoever reads the database cannot sign in with what is in it. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')
