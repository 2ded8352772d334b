import type { FastifyInstance } from 'fastify'
import { appError } from '#http/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Audience } from './audience.queries.ts'

interface Options {
  storage: Pick<Storage, 'get' | 'proofOf'>
  /** Nothing for what is no name of a file. */
  audienceOf(key: string): Promise<Audience | null>
}

interface Asked {
  Params: { '*': string }
  Querystring: { seal?: unknown; pass?: unknown }
}

/** A name always has the same content, so what everybody may see may be kept for ever. */
const FOR_EVERYBODY = 'public, max-age=31536000, immutable'
/** Anything else by nobody but the browser of whoever sees it, and not for long (seconds): it may be taken back. */
const FOR_ONE = 'private, max-age=300'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/**
 * Serves stored files to those who may see them. A picture is fetched without saying who asks, so what not everybody may see
 * is known by its address: by a name that cannot be guessed, and where that was public once, by a pass for some hours.
 */
export function serveFiles(app: FastifyInstance, { storage, audienceOf }: Options): void {
  app.get<Asked>('/files/*', async (request, reply) => {
    const key = request.params['*']
    const audience = await audienceOf(key)
    const proof = storage.proofOf(key, { seal: text(request.query.seal), pass: text(request.query.pass) })
    // Not to be remembered: what is blocked may be unblocked.
    reply.header('cache-control', 'no-store')
    if (!audience || !isMeant(audience, proof)) throw gone()
    const mark = `"${key}"`
    const keeping = { 'cache-control': audience.everybody ? FOR_EVERYBODY : FOR_ONE, etag: mark }
    if (request.headers['if-none-match'] === mark) return reply.code(304).headers(keeping).send()
    const file = await storage.get(key)
    if (!file) throw gone()
    return (
      reply
        .type(file.contentType)
        .headers(keeping)
        .header('content-length', file.size)
        .header('x-content-type-options', 'nosniff')
        // Even a file that should not be there runs nothing when it is opened on its own.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.body)
    )
  })
}

const gone = () => appError('NOT_FOUND', 'This picture is not here any more')

/** Blocked and deleted ones stop at once: only who is given a pass after that sees them. */
function isMeant(
  { everybody, page, given, blocked }: Audience,
  { isSealed, pass }: ReturnType<Storage['proofOf']>,
): boolean {
  if (everybody || (given && isSealed)) return true
  return (page && pass !== null) || (blocked && pass === 'blocked')
}
