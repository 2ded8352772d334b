import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, COMPRESS_FROM_BYTES, varyByEncoding } from './compression.ts'

/** An answer that is the same for all who ask: written, compressed and tagged once. */
export interface Prepared {
  etag: string
  plain: Buffer
  /** Only where it is large enough to be worth it. */
  br?: Buffer
  gzip?: Buffer
}

/** Nearly as small as it gets, at a tenth of the work: somebody is waiting for the first one. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export async function prepare(text: string): Promise<Prepared> {
  const plain = Buffer.from(text)
  // Weak, since the bytes differ by encoding and what they say does not.
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  if (plain.length < COMPRESS_FROM_BYTES) return { etag, plain }
  const [br, gzip] = await Promise.all([toBrotli(plain, BROTLI), toGzip(plain)])
  return { etag, plain, br, gzip }
}

/** Prepares an answer once for each value that it is made of. */
export function createPreparer<Source extends object>() {
  const prepared = new WeakMap<Source, Promise<Prepared>>()
  return (source: Source, write: () => string): Promise<Prepared> => {
    const known = prepared.get(source) ?? prepare(write())
    prepared.set(source, known)
    return known
  }
}

/** Answers with what was prepared, or that whoever asks has it already. The routes that do so compress nothing else. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, prepared: Prepared): FastifyReply {
  // Kept by browsers, which ask each time whether it has changed.
  reply.header('cache-control', 'no-cache').header('etag', prepared.etag)
  varyByEncoding(reply)
  if (isKnown(request.headers['if-none-match'], prepared.etag)) return reply.code(304).send()
  const encoding = acceptedEncoding(request)
  const packed = encoding && prepared[encoding]
  if (!packed) return reply.send(prepared.plain)
  return reply.header('content-encoding', encoding).send(packed)
}

const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => ['*', etag, etag.slice(2)].includes(tag.trim())) ?? false
