import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openapiDocument } from '@huebook/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { prepare, sendPrepared } from '#http/prepared.ts'

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const document = openapiDocument()
  const prepared = await prepare(JSON.stringify(document))
  app.get('/api/openapi.json', { compress: false }, async (request, reply) =>
    sendPrepared(request, reply.type('application/json; charset=utf-8'), prepared),
  )
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  // The whole path here: the page's own links know nothing of a prefix around them.
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
