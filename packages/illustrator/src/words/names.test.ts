import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

describe('names of those on a page', () => {
  test.each([
    'my dog Bella',
    'Bella the dog',
    "Emma's cat",
    'Emma and her dog',
    "Emma Papadopoulos's cat",
    'my dogs Bella and Rufus',
    'ein Hund für Emma',
  ])('are not missing: %s', (prompt) => expect(readPrompt(prompt).missing).toEqual([]))

  test('are no excuse for what is', () => {
    expect(readPrompt('a cat and a Flibbertigibbet').missing).toEqual(['Flibbertigibbet'])
  })
})
