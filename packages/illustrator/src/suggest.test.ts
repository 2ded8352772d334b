import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'
import { readPrompt } from './words/read-prompt.ts'
import { isUnsuitable } from './words/unsuitable.ts'

const seeds = Array.from({ length: 2001 }, (_, seed) => seed)

test('every suggestion can be drawn in full', () => {
  for (const prompt of seeds.map(suggest)) {
    const { wanted, missing } = readPrompt(prompt)
    expect({ prompt, missing }).toEqual({ prompt, missing: [] })
    expect(wanted.length, prompt).toBeGreaterThan(0)
    expect(isUnsuitable(prompt), prompt).toBe(false)
  }
})

test('suggestions are sentences of a length the prompt field takes', () => {
  for (const prompt of seeds.map(suggest)) {
    expect(prompt).toMatch(/^[A-Z][\w ,'-]{2,499}$/)
    expect(prompt).not.toMatch(/\ba [aeio]|\ban [^aeiou]| {2}|undefined/)
  }
})

test('a thousand seeds give at least five hundred different suggestions', () => {
  expect(new Set(seeds.slice(0, 1000).map(suggest)).size).toBeGreaterThanOrEqual(500)
})

test('the same seed suggests the same', () => {
  expect(suggest(42)).toBe(suggest(42))
})
