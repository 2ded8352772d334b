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
    'Bella, our dog',
    'Bella, my dog at the beach',
    'Bella Papadopoulos, our cat',
    'a picture of Bella, our dog',
    'my dog, Bella, and a ball',
    'our dogs, Bella and Rufus',
    'Bella, unser Hund',
    'mein Hund, Rufus, und ein Ball',
  ])('are not missing: %s', (prompt) => expect(readPrompt(prompt).missing).toEqual([]))

  test('are no excuse for what is', () => {
    expect(readPrompt('a cat and a Flibbertigibbet').missing).toEqual(['Flibbertigibbet'])
    expect(readPrompt('my dog sploots').missing).toEqual(['sploots'])
    expect(readPrompt('a dog flibbertigibbet').missing).toEqual(['flibbertigibbet'])
    expect(readPrompt('my dog, a cat and a Flibbertigibbet').missing).toEqual(['Flibbertigibbet'])
  })

  test.each([
    'a Flibbertigibbet, my dog and a ball',
    'a Flibbertigibbet, my dog, and a ball',
    'a funny Flibbertigibbet, my dog',
    'two Flibbertigibbet, my dog, and a ball',
    'the Flibbertigibbet is my dog',
    'Flibbertigibbet, my dog and a ball',
    'my dog, Flibbertigibbet and a ball',
    'a ball, my dog, Flibbertigibbet',
    'a ball, Flibbertigibbet, my dog',
    'Flibbertigibbet, my dog with a bone and a ball',
    'Mein Hund, Flibbertigibbet und ein Ball',
    'Ein Flibbertigibbet, mein Hund und ein Ball',
    'Ein Ball, mein Hund, Flibbertigibbet',
    'un Flibbertigibbet, mon chien',
  ])('are none of what is listed beside an animal of somebody, or has an article: %s', (prompt) =>
    expect(readPrompt(prompt).missing).toEqual(['Flibbertigibbet']),
  )
})
