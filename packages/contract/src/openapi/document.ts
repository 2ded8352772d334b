import { z } from 'zod'
import { BODY_MAX_BYTES, type Call, callGroups, ERRORS, type ErrorCode, Problem, UPLOAD_MAX_BYTES } from '../index.ts'

type Json = Record<string, unknown>

/** Problems of who is calling. */
const AUDIENCE_ERRORS: Record<Call['audience'], readonly ErrorCode[]> = {
  public: [],
  user: ['SIGNED_OUT', 'BLOCKED'],
  ordinary: ['SIGNED_OUT', 'BLOCKED', 'FORBIDDEN'],
  admin: ['SIGNED_OUT', 'BLOCKED', 'FORBIDDEN'],
}

/** Problems every call can meet. */
const EVERYWHERE: readonly ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE']

/** Problems of a body, by how it travels; a body that a call has no use for is read as well, and as JSON. */
const BODY_ERRORS: Record<NonNullable<Call['bodyType']>, readonly ErrorCode[]> = {
  json: ['MALFORMED', 'TOO_LARGE', 'WRONG_TYPE'],
  multipart: ['MALFORMED', 'TOO_LARGE', 'WRONG_TYPE'],
  raw: ['TOO_LARGE'],
}

/** Problems of what a call is sent. */
function inputErrors({ method, params, query, body, bodyType = 'json' }: Call): ErrorCode[] {
  return [
    ...(params || query || body ? (['INVALID'] as const) : []),
    // A percent sign in a path that stands for nothing.
    ...(params ? (['MALFORMED'] as const) : []),
    ...(method === 'GET' ? [] : BODY_ERRORS[bodyType]),
  ]
}

const AUDIENCES: Record<Call['audience'], string> = {
  public: 'anybody',
  user: 'users, administrators included',
  ordinary: 'users who are no administrators',
  admin: 'administrators',
}

const CONTENT_TYPES = { json: 'application/json', multipart: 'multipart/form-data' } as const

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent twice with the same key, the call does its work once and answers the same both times',
  schema: { type: 'string', format: 'uuid' },
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
    const codes = unique([
      ...inputErrors(call),
      ...AUDIENCE_ERRORS[call.audience],
      ...(call.errors ?? []),
      ...EVERYWHERE,
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
    const { body, bodyType = 'json', bodyMaxBytes = BODY_MAX_BYTES } = call
    const description = `At most ${(bodyType === 'multipart' ? UPLOAD_MAX_BYTES : bodyMaxBytes) / 1024} KB`
    if (bodyType === 'raw') return { requestBody: { description, required: true, content: { 'application/json': {} } } }
    if (!body) return {}
    const content = { [CONTENT_TYPES[bodyType]]: { schema: jsonSchema(body, 'input') } }
    const required = !call.body?.safeParse(undefined).success
    return { requestBody: { description, required, content } }
  }

  const fileContent = (types: readonly string[]): Json =>
    Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))

  const success = (call: Call): Json => ({
    description: 'Done',
    content: {
      ...(call.files
        ? fileContent(call.files)
        : { 'application/json': { schema: jsonSchema(call.response, 'output') } }),
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
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
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
      description:
        'A success answers the data itself; a failure answers a Problem with the fitting status. So does what cannot be read as a request at all (400), takes minutes to arrive (408) or has too many headers (431).',
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
