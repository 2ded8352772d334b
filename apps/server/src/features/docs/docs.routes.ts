import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { openapiDocument } from '@huebook/contract/openapi'
import type { FastifyInstance } from 'fastify'
import { appError } from '#http/app-error.ts'
import { type Prepared, prepare, sendPrepared } from '#http/prepared.ts'

/** `/api/openapi.json` for programs, `/api/docs` for people. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  let document: object | undefined
  let prepared: Promise<Prepared> | undefined
  // Once somebody asks: to make it takes a good part of a start, and most servers are never asked.
  const readDocument = () => (document ??= openapiDocument())
  const readPrepared = () => (prepared ??= prepare(JSON.stringify(readDocument())))
  app.get('/api/openapi.json', { compress: false }, async (request, reply) =>
    sendPrepared(request, reply.type('application/json; charset=utf-8'), await readPrepared()),
  )
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } })
  await app.register(swaggerUi, {
    // The whole path here: the page's own links know nothing of a prefix around them.
    routePrefix: '/api/docs',
    transformSpecification: readDocument,
    transformSpecificationClone: false,
    uiHooks: {
      onRequest: async ({ routeOptions }) => {
        // It would be written anew for whoever asks, which takes longer than any other answer; the page does without.
        if (routeOptions.url === '/api/docs/yaml') throw appError('NOT_FOUND')
      },
    },
  })
}
