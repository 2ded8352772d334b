import { z } from 'zod'
import { type Call, callGroups, ERRORS, type ErrorCode, Problem } from '../index.ts'

type Json = Record<string, unknown>

/** Problems any call of an audience can meet, before its own. */
const USUAL_ERRORS: Record<Call['audience'], readonly ErrorCode[]> = {
  public: ['RATE_LIMITED', 'INTERNAL'],
  user: ['SIGNED_OUT', 'BLOCKED', 'RATE_LIMITED', 'INTERNAL'],
  ordinary: ['SIGNED_OUT', 'BLOCKED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL'],
  admin: ['SIGNED_OUT', 'BLOCKED', 'FORBIDDEN', 'RATE_LIMITED', 'INTERNAL'],
}

const AUDIENCES: Record<Call['audience'], string> = {
  public: 'anybody',
  user: 'users, administrators included',
  ordinary: 'users who are no administrators',
  admin: 'administrators',
}

const COMPONENTS = '#/components/schemas/'

/** Describes the whole API as OpenAPI 3.1. */
export function openapiDocument(): Json {
  const schemas: Json = {}

  // Named schemas are hoisted once into the components; everything else is written where it is used.
  const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
    const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
        if (jsonSchema.$ref) jsonSchema.$ref = jsonSchema.$ref.replace('#/$defs/', COMPONENTS)
      },
    }) as Json & { $defs?: Json }
    for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = repoint(definition)
    const id = rest['id']
    if (typeof id !== 'string') return repoint(rest) as Json
    schemas[id] = repoint(rest)
    return { $ref: COMPONENTS + id }
  }

  const problem = jsonSchema(Problem, 'output')
  const failures = (call: Call): Json => {
    const takes = call.params || call.query || call.body
    const codes = unique([
      ...(takes ? (['INVALID'] as const) : []),
      ...USUAL_ERRORS[call.audience],
      ...(call.errors ?? []),
    ])
    const statuses = new Set(codes.map((code) => ERRORS[code].status))
    return Object.fromEntries(
      [...statuses].map((status) => [
        status,
        {
          description: codes.filter((code) => ERRORS[code].status === status).join(', '),
          content: { 'application/json': { schema: problem } },
        },
      ]),
    )
  }

  const parameters = (schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: jsonSchema(field as z.ZodType, 'input'),
    }))

  const requestBody = (call: Call): Json => {
    if (call.bodyType === 'raw') return { requestBody: { required: true, content: { 'application/json': {} } } }
    if (!call.body) return {}
    const type = call.bodyType === 'multipart' ? 'multipart/form-data' : 'application/json'
    return { requestBody: { required: true, content: { [type]: { schema: jsonSchema(call.body, 'input') } } } }
  }

  const success = (call: Call): Json => ({
    description: 'Done',
    content: {
      'application/json': { schema: jsonSchema(call.response, 'output') },
      ...(call.events && {
        'text/event-stream': {
          schema: {
            oneOf: Object.entries(call.events).map(([event, data]) => ({
              type: 'object',
              properties: { event: { const: event }, data: jsonSchema(data, 'output') },
              required: ['event', 'data'],
            })),
          },
        },
      }),
    },
  })

  const operation = (name: string, call: Call, tag: string): Json => ({
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: `For: ${AUDIENCES[call.audience]}`,
    security: call.audience === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...requestBody(call),
    responses: { 200: success(call), ...failures(call) },
  })

  const paths: Record<string, Json> = {}
  for (const [tag, group] of Object.entries(callGroups))
    for (const [name, call] of Object.entries<Call>(group))
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(name, call, tag) }

  return {
    openapi: '3.1.0',
    info: {
      title: 'Huebook',
      version: '1',
      description: 'A success answers the data itself; a failure answers a Problem with the fitting status.',
    },
    servers: [{ url: '/api' }],
    tags: Object.keys(callGroups).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)]

/** References inside a hoisted schema point at the document's components, and its id has become its name there. */
function repoint(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(repoint)
  if (node === null || typeof node !== 'object') return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => !(key === 'id' && typeof value === 'string'))
      .map(([key, value]) =>
        key === '$ref' && typeof value === 'string'
          ? [key, value.replace('#/$defs/', COMPONENTS)]
          : [key, repoint(value)],
      ),
  )
}
