import { describe, expect, test } from 'vitest'
import { compose } from './illustrate.ts'
import { refusalOf } from './refusal-of.ts'
import { readPrompt } from './words/read-prompt.ts'

describe('words that are to be read on a page', () => {
  test.each([
    ['the name Mia with unicorns', ['the letters Mia'], ['unicorn']],
    ['a card that says Happy Birthday', ['the letters Happy Birthday'], ['envelope']],
    ['a cake that says "I love cats" and a dog', ['the letters I love cats'], ['birthday cake', 'dog face']],
    ['a cow saying moo', ['the letters moo'], ['cow face']],
    ['a birthday cake with the name Emma on it', ['the letters Emma'], ['birthday cake']],
    ['a heart and MIA in bubble letters', ['the letters MIA'], ['red heart']],
    ['the word LOVE in bubble letters with hearts', ['the letters LOVE'], ['red heart']],
    ['a card saying Mum and Dad with hearts', ['the letters Mum and Dad'], ['envelope', 'red heart']],
    ['a door with my name', ['my name'], ['door']],
  ])('are said to be missing, and are not drawn as things: %s', (prompt, missing, drawn) => {
    const reading = readPrompt(prompt)
    expect(reading.missing).toEqual(missing)
    expect(reading.wanted.map(({ drawing }) => drawing.name)).toEqual(drawn)
  })

  test('are no part of the title', () => {
    expect(compose({ prompt: 'a card that says Happy Birthday' }).title).toBe('A card')
    expect(compose({ prompt: 'the name Mia with unicorns' }).title).toBe('Unicorns')
  })

  test('still tell of a feast', () => {
    expect(readPrompt('a card that says Happy Birthday').theme).toBe('birthday')
  })

  test('make no page by themselves', () => {
    expect(refusalOf('the name MIA')).toBe('not understood')
    expect(refusalOf('the letters MIA')).toBe('not understood')
  })

  test.each([
    'a girl saying hello',
    'a girl reading a book',
    'a cat named Luna',
    'letters A, B and C',
    'a letter to Santa',
  ])('are none of: %s', (prompt) => expect(readPrompt(prompt).missing).toEqual([]))
})
