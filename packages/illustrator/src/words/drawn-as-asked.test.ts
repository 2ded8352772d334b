import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

const drawnFor = (prompt: string): string => {
  const { wanted, missing } = readPrompt(prompt)
  return [...wanted.map(({ drawing }) => drawing.name), ...missing.map((word) => `(no ${word})`)].join(', ')
}

describe('is drawn as what it is:', () => {
  test.each([
    ['storks and a heron by the pond', 'stork, heron'],
    ['seagulls over the sea', 'seagull'],
    ['a raven', 'crow'],
    ['a robin', 'bird'],
    ['a pelican and a puffin', 'pelican, puffin'],
    ['an ostrich', 'ostrich'],
    ['a meerkat and a lemur', 'meerkat, lemur'],
    ['a mole, a platypus', 'mole, platypus'],
    ['a stingray', 'manta ray'],
    ['a praying mantis', 'praying mantis'],
    ['fireflies at night', 'firefly'],
    ['a gondola in Venice', 'gondola boat'],
    ['an ice cream van', 'ice cream van'],
    ['a cement mixer and a garbage truck', 'cement mixer, garbage truck'],
    ['a monster truck', 'monster truck'],
    ['a viking ship', 'viking ship'],
    ['a zeppelin', 'airship'],
    ['a turtle with a jet pack', 'turtle, jetpack'],
  ])('%s', (prompt, drawings) => expect(drawnFor(prompt)).toBe(drawings))
})
