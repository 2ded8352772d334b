import type { FastifyInstance } from 'fastify'
import { appError } from '#http/app-error.ts'
import type { Storage } from '#platform/storage/storage.ts'

/** Serves stored files. Their names are hashes of their content, so a browser may keep them for ever. */
export function serveFiles(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const file = await storage.get(request.params['*'])
    if (!file) throw appError('NOT_FOUND', 'This picture is not here any more')
    return (
      reply
        .type(file.contentType)
        .header('content-length', file.size)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        // Even a file that should not be there runs nothing when it is opened on its own.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.body)
    )
  })
}
