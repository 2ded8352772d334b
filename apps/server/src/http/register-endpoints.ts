import multipart from '@fastify/multipart'
import { BODY_MAX_BYTES, type Call } from '@huebook/contract'
import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify'
import { z } from 'zod'
import { appError } from './app-error.ts'
import type { Caller, Endpoint, Input } from './endpoint.ts'
import { answerWithEvents, wantsEvents } from './event-stream.ts'
import { createPreparer, sendPrepared } from './prepared.ts'
import { parse } from './validation.ts'

/** Finds out who is calling, or throws why they may not. */
type Authenticate = (request: FastifyRequest) => Promise<Caller>

interface Options {
  endpoints: readonly Endpoint[]
  authenticate: Authenticate
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
  }
}

/** Registers calls of the contract with what answers them. */
export function registerEndpoints(app: FastifyInstance, { endpoints, authenticate }: Options): void {
  app.decorateRequest('caller', undefined)
  // Fastify would take plain text for a body, and the schema would say that it is not right.
  app.removeContentTypeParser('text/plain')
  for (const endpoint of endpoints) {
    const { call, shared } = endpoint
    const route: RouteOptions = {
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Before the body is read: nobody uploads ten megabytes only to hear that they are not signed in.
      onRequest: [admit(call, authenticate), refusePacked(call)],
      bodyLimit: call.bodyMaxBytes ?? BODY_MAX_BYTES,
      ...(!call.files && { schema: { response: { 200: responseSchema(call.response) } } }),
      handler: answering(endpoint),
      // Events have to leave one by one, and compression would hold them back; what is shared is compressed already.
      ...((call.events || shared) && { compress: false }),
    }
    routeWith[call.bodyType ?? 'json'](app, route)
  }
}

/** How each kind of body arrives. Each in a room of its own: no other call should take a form or raw bytes for its body. */
const routeWith: Record<NonNullable<Call['bodyType']>, (app: FastifyInstance, route: RouteOptions) => void> = {
  json: (app, route) => app.route(route),
  multipart: (app, route) =>
    app.register(async (room) => {
      await room.register(multipart)
      room.route(route)
    }),
  raw: (app, route) =>
    app.register(async (room) => {
      room.removeAllContentTypeParsers()
      room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
      // Byte for byte, since a signature was made over them: unpacked they would be others.
      room.route({ ...route, decompress: false })
    }),
}

function answering({ call, handle, shared, headers = {} }: Endpoint): RouteHandlerMethod {
  const prepareOnce = createPreparer()
  return async (request, reply) => {
    const input = readInput(call, request)
    if (call.events && wantsEvents(request))
      return answerWithEvents(call, request, reply, (emit) => handle({ ...input, emit }))
    const data = await handle({ ...input, emit: () => undefined })
    reply.headers(headers)
    if (data instanceof File) return reply.type(data.type).send(Buffer.from(await data.arrayBuffer()))
    if (!shared) return data
    reply.type('application/json; charset=utf-8')
    return sendPrepared(request, reply, await prepareOnce(data as object, () => String(reply.serialize(data))))
  }
}

/**
 * A packed body is refused unread. Thirty bytes can unpack to megabytes, and none of our clients packs. Raw bytes pass as
 * they are: a signature was made over them.
 */
const refusePacked =
  ({ bodyType }: Call): onRequestHookHandler =>
  ({ headers }, _reply, done) => {
    const packed = headers['content-encoding'] ?? 'identity'
    if (bodyType === 'raw' || packed.toLowerCase() === 'identity') return done()
    done(appError('WRONG_TYPE', 'Please send this as it is, not compressed'))
  }

const admit =
  ({ audience }: Call, authenticate: Authenticate): onRequestAsyncHookHandler =>
  async (request) => {
    if (audience === 'public') return
    const caller = await authenticate(request)
    if (audience === 'admin' && !caller.admin) throw appError('FORBIDDEN')
    if (audience === 'ordinary' && caller.admin) throw appError('FORBIDDEN')
    request.caller = caller
  }

function readInput(call: Call, request: FastifyRequest): Omit<Input<Call>, 'emit'> {
  return {
    params: call.params && parse(call.params, request.params),
    query: call.query && parse(call.query, request.query),
    body: readBody(call, request),
    user: request.caller as Caller,
    request,
  }
}

function readBody({ body, bodyType = 'json' }: Call, request: FastifyRequest): unknown {
  if (bodyType === 'raw') return request.body ?? Buffer.alloc(0)
  // A form is read by whoever wants it, piece by piece.
  return body && bodyType === 'json' ? parse(body, request.body) : undefined
}

/** Fastify compiles this into a serialiser twice as quick as the schema itself, which also drops fields not listed. */
const responseSchema = (schema: z.ZodType): unknown =>
  // An empty registry: named schemas are written out where they are used, since nothing here would resolve a reference.
  // In OpenAPI's words what may be null is one schema; in others it is two, and each value would be checked against both.
  z.toJSONSchema(schema, { io: 'output', metadata: z.registry(), target: 'openapi-3.0' })
