import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, calls, EmailAddress, ERRORS, PALETTE, PersonName, Website } from './index.ts'

const every = Object.entries<Call>(calls)

/** The calls of the specification, as it lists them. */
const SPECIFIED = `
POST /users/create
POST /users/admin/create
POST /users/sign-up
POST /users/sign-in
POST /users/verify
GET /users/read
GET /users/{id}/read
PATCH /users/update
PATCH /users/{id}/update
GET /users/paginate
PATCH /users/{id}/blocked/toggle
GET /settings/list
PATCH /settings/{name}/update
GET /plans/list
GET /plans/paid/list
GET /plans/{id}/read
POST /plans/{name}/update
GET /pages/paginate
PATCH /pages/{id}/favorited/toggle
PATCH /pages/{id}/blocked/toggle
GET /pages/{id}/read
GET /pages/prompt/generate
POST /pages/create
POST /pages/upload
GET /coloreds/paginate
PATCH /coloreds/upsert
GET /credits/read
POST /storage/upload
POST /stripe/checkout
POST /stripe/subscription/cancel
GET /subscriptions/paginate
GET /analytics/counters
GET /analytics/charts
GET /app/status
`
  .trim()
  .split('\n')

describe('the contract', () => {
  test.each(SPECIFIED)('has %s', (line) => {
    expect(every.map(([, { method, path }]) => `${method} ${path}`)).toContain(line)
  })

  test('names no address twice', () => {
    const addresses = every.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test.each(every)('%s describes each parameter of its path, and no other', (_name, { path, params }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath)
  })

  test.each(every)('%s answers something that can travel as JSON', (_name, { response }) => {
    expect(() => z.toJSONSchema(response)).not.toThrow()
  })

  test.each(Object.entries(ERRORS))(
    '%s is told in a sentence and with an error status',
    (_code, { status, message }) => {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(message).toMatch(/^[A-Z]/)
    },
  )

  test('tells of changing a plan that there may be none, and that a price may be taken', () => {
    expect(calls.updatePlan.errors).toEqual(['PLAN_NOT_FOUND', 'CONFLICT'])
  })

  test('promises of rich text only what is true: whoever shows it has to clean it', () => {
    expect(JSON.stringify(z.toJSONSchema(Website))).not.toContain('cleaned by the server')
  })

  test('offers the nineteen colours of the specification', () => {
    expect(PALETTE).toHaveLength(19)
    for (const color of PALETTE) expect(color).toMatch(/^#[0-9A-F]{6}$/)
  })
})

describe('an email address', () => {
  test.each([' Ida@Example.ORG ', 'ida@example.org'])('%j is the same as any other spelling of it', (typed) => {
    expect(EmailAddress.parse(typed)).toBe('ida@example.org')
  })

  test.each(['', 'ida', 'ida@', '@example.org', 'a b@example.org', `${'x'.repeat(250)}@example.org`, 'a@b\n@c.de'])(
    '%j is refused',
    (typed) => {
      expect(EmailAddress.safeParse(typed).success).toBe(false)
    },
  )
})

test.each(['Zoë', '田中愛子', 'Jo', "O'Connor-Smith"])('%s is a name', (name) => {
  expect(PersonName.parse(` ${name} `)).toBe(name)
})
