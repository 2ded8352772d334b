import { describe, expect, test } from 'vitest'
import * as contract from '../index.ts'

/** Sections 2, 3 and 9 of the specification. */
test.each([
  ['a toast stays 6000 ms', contract.TOAST_MS, 6000],
  ['a search waits 300 ms for the next letter', contract.SEARCH_DEBOUNCE_MS, 300],
  ['confetti stays 3 s', contract.CONFETTI_MS, 3000],
  ['the canvas is 1024 by 1024', contract.CANVAS_SIZE, 1024],
  ['the brush is 20 px wide at first', contract.DEFAULT_BRUSH_SIZE, 20],
  ['and black', contract.DEFAULT_COLOR, '#000000'],
  ['a list has 24 items on a page', contract.PAGE_SIZE, 24],
])('%s', (_sentence, constant, specified) => {
  expect(constant).toBe(specified)
})

test('brushes of six sizes are offered, the widest first', () => {
  expect(contract.BRUSH_SIZES).toEqual([30, 25, 20, 15, 10, 5])
  expect(contract.BRUSH_SIZES).toContain(contract.DEFAULT_BRUSH_SIZE)
})

test('the palette has the nineteen colours of the specification, in its order', () => {
  const specified =
    '000000, 64748B, 78716C, FFFFFF, EF4444, F97316, EAB308, 84CC16, 22C55E, 14B8A6, 06B6D4, 0EA5E9, 3B82F6, 6366F1, 8B5CF6, A855F7, D946EF, EC4899, F43F5E'
  expect(contract.PALETTE.map((color) => color.replace('#', '')).join(', ')).toBe(specified)
})

test('the plans are free, starter and advanced', () => {
  expect(['free', 'starter', 'advanced', 'gold'].map((name) => contract.PlanName.safeParse(name).success)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

/** Section 8 of the specification, as far as the sentences are the server's. */
describe('a failed call', () => {
  const { ERRORS } = contract

  test('without better words says that something went wrong', () => {
    expect(ERRORS.INTERNAL).toEqual({ status: 500, message: 'Something went wrong!' })
  })

  test('for want of credits says how to go on', () => {
    expect(ERRORS.NO_CREDIT.message).toBe('No credits available. Upgrade your plan to continue.')
  })

  test.each([
    ['NO_PAID_PLAN', 403],
    ['NO_CREDIT', 403],
    ['MODERATED', 422],
    ['RATE_LIMITED', 429],
    ['NOT_CONFIGURED', 503],
  ] as const)('of the kind %s has the status %i', (code, status) => {
    expect(ERRORS[code].status).toBe(status)
  })

  test('ends the session on this device only where the account is signed out or blocked', () => {
    const ending = Object.entries(ERRORS).filter(([, { status }]) => status === 401)
    expect(ending.map(([code]) => code).sort()).toEqual(['BLOCKED', 'SIGNED_OUT'])
  })

  test.each(Object.entries(ERRORS))('%s speaks to a person', (_code, { message }) => {
    expect(message).toMatch(/^[A-Z][^_{}<>]+[.!\w]$/)
  })

  test('answers a sentence, a code, and what is wrong with which field', () => {
    const problem = {
      message: 'Please enter a name',
      code: 'INVALID',
      issues: [{ path: 'name', message: 'Please enter a name' }],
    }
    expect(contract.Problem.parse(problem)).toEqual(problem)
  })
})
