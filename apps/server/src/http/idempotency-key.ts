import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { appError } from './app-error.ts'

/** As our own clients send it, or a UUID, or what others use for one. */
const KEY = /^[\w-]{8,80}$/

/** What a request is known by, however often it is sent; one that was sent without is another each time. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'] ?? randomUUID()
  if (typeof key !== 'string' || !KEY.test(key))
    throw appError('INVALID', 'An Idempotency-Key has 8 to 80 letters, digits, dashes or underscores')
  return key
}
