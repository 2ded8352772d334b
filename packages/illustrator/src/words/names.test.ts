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
    'my dog bella',
    'my dog bella at the beach',
    'mein hund bello',
    'Bella my dog',
    'Bella, my dog, and a ball',
    'Bella (my dog)',
    'Bella is our dog',
    'our dog, Bella',
  ])('are not missing: %s', (prompt) => expect(readPrompt(prompt).missing).toEqual([]))

  test('are no excuse for what is', () => {
    expect(readPrompt('a cat and a Flibbertigibbet').missing).toEqual(['Flibbertigibbet'])
    expect(readPrompt('my dog sploots').missing).toEqual(['sploots'])
    expect(readPrompt('a dog flibbertigibbet').missing).toEqual(['flibbertigibbet'])
    expect(readPrompt('my dog, a cat and a Flibbertigibbet').missing).toEqual(['Flibbertigibbet'])
  })
})
