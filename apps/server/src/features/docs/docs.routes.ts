import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openapiDocument } from '@huebook/contract/openapi'
import type { FastifyInstance } from 'fastify'

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  const document = openapiDocument()
  app.get('/openapi.json', async () => document)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
}
