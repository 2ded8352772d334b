import multipart from '@fastify/multipart'
import { type Call, calls } from '@huebook/contract'
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler, RouteOptions } from 'fastify'
import { z } from 'zod'
import { appError } from './app-error.ts'
import type { Caller, Endpoint, Input } from './endpoint.ts'
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

/** Registers every call of the contract; one that nothing answers yet checks who is calling, then says so. */
export function registerEndpoints(app: FastifyInstance, { endpoints, authenticate }: Options): void {
  const byCall = new Map(endpoints.map((endpoint) => [endpoint.call, endpoint]))
  app.decorateRequest('caller', undefined)
  for (const call of Object.values<Call>(calls)) {
    const endpoint = byCall.get(call)
    const route: RouteOptions = {
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // Before the body is read: nobody uploads ten megabytes only to hear that they are not signed in.
      onRequest: endpoint ? admit(call, authenticate) : [admit(call, authenticate), notBuilt],
      schema: { response: { 200: responseSchema(call.response) } },
      handler: (request) => endpoint?.handle(readInput(call, request)),
    }
    if (call.bodyType === 'multipart') routeForms(app, route)
    else app.route(route)
  }
}

/** In a room of its own: no other call should take a form for its body. */
function routeForms(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (room) => {
    await room.register(multipart)
    room.route(route)
  })
}

const notBuilt: onRequestAsyncHookHandler = async () => {
  throw appError('NOT_BUILT')
}

const admit =
  ({ audience }: Call, authenticate: Authenticate): onRequestAsyncHookHandler =>
  async (request) => {
    if (audience === 'public') return
    const caller = await authenticate(request)
    if (audience === 'admin' && !caller.admin) throw appError('FORBIDDEN')
    request.caller = caller
  }

function readInput(call: Call, request: FastifyRequest): Input<Call> {
  return {
    params: call.params && parse(call.params, request.params),
    query: call.query && parse(call.query, request.query),
    body: call.body && (call.bodyType ?? 'json') === 'json' ? parse(call.body, request.body) : undefined,
    user: request.caller as Caller,
    request,
  }
}

/** Fastify compiles this into a serialiser twice as quick as the schema itself, which also drops fields not listed. */
const responseSchema = (schema: z.ZodType): unknown =>
  // An empty registry: named schemas are written out where they are used, since nothing here would resolve a reference.
  z.toJSONSchema(schema, { io: 'output', metadata: z.registry(), target: 'draft-7' })
