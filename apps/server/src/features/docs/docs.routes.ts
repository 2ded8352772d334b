import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openapiDocument } from '@huebook/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const document = openapiDocument()
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  // The whole path here: the page's own links know nothing of a prefix around them.
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
}
