import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

const drawn = (prompt: string): string[] => readPrompt(prompt).wanted.map(({ drawing }) => drawing.name)

describe('a word made of two', () => {
  test.each([
    'a zebra crossing',
    'a pedestrian crossing',
    'a corn dog',
    'a horse shoe',
    'a pool table',
    'a tulip bulb',
    'a match box',
    'tally marks',
    'a star fruit and a ball',
  ])('is missing rather than drawn as its parts: %s', (prompt) => {
    const [first = ''] = prompt.replace(/^a /, '').split(' and ')
    expect(readPrompt(prompt).missing).toEqual([first])
    const parts = /zebra|dog|horse$|tulip|light bulb|package|television|^star$|ear of corn|running shoe/
    expect(drawn(prompt).filter((name) => parts.test(name))).toEqual([])
  })

  test.each([
    ['a tiger shark', ['shark']],
    ['an elephant seal', ['seal']],
    ['a spider monkey', ['monkey face']],
    ['a tiger lily', ['lily']],
    ['an emperor penguin', ['penguin']],
    ['a stag beetle', ['beetle']],
    ['a turtle dove', ['dove']],
    ['piano keys', ['piano']],
  ])('is the one thing it means: %s', (prompt, expected) => expect(drawn(prompt)).toEqual(expected))

  test.each(['a flower with labels', 'parts of a plant with labels', 'a labelled flower'])(
    'and labels are words to be read, not tags on a suitcase: %s',
    (prompt) => {
      expect(readPrompt(prompt).missing).toEqual([/labels|labelled/.exec(prompt)?.[0]])
      expect(drawn(prompt)).not.toContain('label')
    },
  )

  test('still leaves both parts where both are meant', () => {
    expect(drawn('a zebra crossing a river')).toEqual(['zebra'])
    expect(drawn('a zebra and a tiger')).toEqual(['zebra', 'tiger'])
  })
})
