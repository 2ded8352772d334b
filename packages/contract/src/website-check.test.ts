import { describe, expect, test } from 'vitest'
import { WEBSITE_MAX_LENGTH } from './constants.ts'
import { website } from './specification/examples.ts'
import { faultsIn } from './website-check.ts'
import {
  type Field,
  type Fields,
  SECTION_NAMES,
  SECTIONS,
  type Section,
  sectionIn,
  withSection,
} from './website-sections.ts'

/** As much as a field may hold. */
function fullest(field: Field): unknown {
  if (field.kind === 'group') return filled(field.fields)
  if (field.kind === 'list')
    return Array.from({ length: field.max }, (_, index) => ({ id: `${index}`, ...filled(field.fields) }))
  return 'x'.repeat(field.max)
}

const filled = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fullest(field)]))

test('every section filled to its limits is less than the website may hold', () => {
  const full = SECTION_NAMES.reduce(
    (whole, name) => withSection(whole, name, { visibility: true, ...filled(SECTIONS[name].fields) } as Section),
    website,
  )
  expect(JSON.stringify(full).length).toBeLessThan(WEBSITE_MAX_LENGTH)
})

describe('what is wrong with a section', () => {
  const cta = sectionIn(website, 'callToAction')
  const footer = (url: string) => ({ visibility: true, socials: [{ id: '1', icon: 'x', url }] })

  test('is said beside each field, and nothing of what is right', () => {
    expect(faultsIn('callToAction', { ...cta, heading: ' ', description: 'x'.repeat(301) })).toEqual([
      { path: 'heading', message: 'Heading cannot be empty' },
      { path: 'description', message: 'Description has at most 300 characters' },
    ])
    expect(faultsIn('callToAction', { ...cta, heading: 'Draw', description: '' })).toEqual([])
  })

  test.each([
    'https://example.org/',
    'HTTP://example.org',
    'mailto:a@example.org',
    'tel:+49301',
    '/terms',
    ' /#contact ',
  ])('is not that it links to %j', (url) => expect(faultsIn('footer', footer(url))).toEqual([]))

  test.each([
    'javascript:x',
    'java\nscript:x',
    'data:,x',
    '//evil.example',
    '/\\evil.example',
    'https:///x',
    'example.org',
    'mailto:',
  ])('is that it links to %j', (url) =>
    expect(faultsIn('footer', footer(url))).toMatchObject([{ path: 'socials.0.url' }]),
  )
})
