import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'
import { titleOf } from './title-of.ts'

const title = (prompt: string): string => titleOf(prompt, readPrompt(prompt))

describe('the title of a page', () => {
  test.each([
    ['a cat', 'A cat'],
    ['  two   dogs\n and a\tball ', 'Two dogs and a ball'],
    ['<b>a cat</b> <script>', 'A cat'],
    ['a cat\u0000\u202e in a hat', 'A cat in a hat'],
    ['please draw me a horse', 'A horse'],
    ['a cute coloring page of a butterfly for kids', 'A butterfly'],
    ['easy cat coloring page', 'Easy cat'],
    ['🐱🚀', 'Cat and rocket'],
  ])('of %j is %j', (prompt, expected) => expect(title(prompt)).toBe(expected))

  test('is cut at a word', () => {
    expect(title('a very long story about a princess and a dragon who live in a castle by the sea')).toBe(
      'A very long story about a princess and a dragon who live…',
    )
  })

  test('is the place where no word could be drawn', () => {
    expect(title('submarine')).toBe('Under the sea')
    expect(title('')).toBe('A page to colour')
    expect(title('qwxyz')).toBe('A page to colour')
  })

  test('is short, on one line and free of markup whatever the prompt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (noise) => {
        for (const prompt of [noise, `cat ${noise}`, `${noise} cat`]) {
          const result = title(prompt)
          expect(result.length).toBeGreaterThan(0)
          expect(result.length).toBeLessThanOrEqual(60)
          expect(result).not.toMatch(/[<>\p{Cc}\p{Surrogate}]|\s{2}/u)
        }
      }),
    )
  })
})
