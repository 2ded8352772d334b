import type { Website } from '@huebook/contract'
import { expect, test } from 'vitest'
import { visibleSections } from './sections.ts'

const landing = (howItWorks: boolean, pricing: boolean) =>
  ({ howItWorks: { visibility: howItWorks }, pricing: { visibility: pricing } }) as Website['landing']

test('the header links to the sections that are switched on, and to no other', () => {
  expect(visibleSections(landing(true, true)).map(({ label }) => label)).toEqual(['How it works', 'Pricing'])
  expect(visibleSections(landing(false, true)).map(({ anchor }) => anchor)).toEqual(['pricing'])
  expect(visibleSections(landing(false, false))).toEqual([])
})
