import { describe, expect, test } from 'vitest'
import { callGroups, calls } from '../index.ts'
import { openapiDocument } from './document.ts'

type Json = Record<string, unknown>

const isObject = (node: unknown): node is Json => typeof node === 'object' && node !== null

/** Every field that the document describes, by its name. */
function* fieldsOf(node: unknown): Generator<[name: string, schema: Json]> {
  if (!isObject(node)) return
  if (isObject(node['properties']))
    for (const [name, schema] of Object.entries(node['properties'])) if (isObject(schema)) yield [name, schema]
  if (typeof node['in'] === 'string' && isObject(node['schema'])) yield [String(node['name']), node['schema']]
  for (const inner of Object.values(node)) yield* fieldsOf(inner)
}

const fields = [...fieldsOf(openapiDocument())]

/** A field that may be nothing says so beside its format. */
const formatsOf = ({ format, anyOf }: Json): unknown[] =>
  Array.isArray(anyOf) ? anyOf.filter(({ type }) => type === 'string').map((one) => one.format) : [format]

const described = (name: RegExp) =>
  fields.filter(([field, schema]) => name.test(field) && formatsOf(schema).length > 0 && !('$ref' in schema))

describe('in the API document', () => {
  test('every call has its place', () => {
    const placed = Object.values(callGroups).flatMap((group) => Object.keys(group))
    const missing = Object.keys(calls).filter((name) => !placed.includes(name))
    expect(missing, 'calls whose group is not in callGroups of calls/index.ts').toEqual([])
  })

  test.each([
    [/^email$/, 'email'],
    [/_at$/, 'date-time'],
    [/^(id|pageId)$/, 'uuid'],
    [/^(photo|preview|illustration|vector|image)$/, 'uri-reference'],
    [/^file$/, 'binary'],
  ])('every %s has the format %s', (name, format) => {
    const found = described(name).filter(([, { type, properties }]) => type !== 'object' && !properties)
    expect(found).not.toEqual([])
    for (const [field, schema] of found) expect([field, ...formatsOf(schema)]).toEqual([field, format])
  })

  test('an address that was made for somebody is one to follow', () => {
    const formats = described(/^url$/).flatMap(([, schema]) => formatsOf(schema))
    expect(new Set(formats)).toEqual(new Set(['uri', 'uri-reference']))
  })

  test('every field has a type', () => {
    const untyped = fields.filter(
      ([, schema]) => !['type', '$ref', 'anyOf', 'oneOf', 'const'].some((key) => key in schema),
    )
    expect(untyped).toEqual([])
  })
})
