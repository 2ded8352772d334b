import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Answers below this many bytes travel as they are: compressing them costs more than it saves. */
export const COMPRESS_FROM_BYTES = 2048

/**
 * Answers up to this many bytes are compressed in one go, which takes less than a millisecond: to hand a list of pages to
 * another thread takes the server three times as long as compressing it.
 */
const AT_ONCE_BYTES = 65_536
/** As small as with more effort, to a twentieth, in half the time: it is a tenth of what a list of pages costs. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

/** The encodings that something is prepared in, the smallest first. */
const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Compresses large answers on their way. Nothing that is sent to us is unpacked. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    syncThreshold: AT_ONCE_BYTES,
    brotliOptions: BROTLI,
    globalDecompression: false,
  })
}

/** What was understood of what was last said: browsers of a kind all say the same, and ask for many things in a row. */
let last: { said: string; encoding: Encoding | undefined } = { said: '', encoding: undefined }

/** The best encoding that whoever asks can read; nothing where there is none. */
export function acceptedEncoding({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const said = headers['accept-encoding'] ?? ''
  if (said !== last.said) last = { said, encoding: bestOf(said) }
  return last.encoding
}

function bestOf(said: string): Encoding | undefined {
  const accepted = said
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return ENCODINGS.find((encoding) => accepted.includes(encoding))
}

/** Tells caches on the way that others may need another encoding of the same answer. */
export function varyByEncoding(reply: FastifyReply): void {
  const others = reply.getHeader('vary')
  reply.header('vary', others ? `${others}, accept-encoding` : 'accept-encoding')
}
