import { describe, expect, test } from 'vitest'
import { objectionTo } from './objection-to.ts'

describe('what others are to read', () => {
  test.each([
    'I live in a castle',
    'Ich wohne in einem Haus',
    'Vivo en una casa',
    "J'habite dans un château",
    'J’habite dans un château',
    'My school is the best',
    'Meet me at the circus',
    'Meet me behind the school',
    'Find me on the moon',
    'Follow me on a journey',
    'Schreib mir einen Brief',
    'my snap pea',
    '@home',
    'Come to my house alone',
    'Touch me',
    'Watch your back, dinosaur',
    'watch your back, Tim',
    'go die Katze',
  ])('is for somebody to look at where it may be a tale or lead to a child: "%s"', (text) =>
    expect(objectionTo(text)).toBe('unclear'),
  )

  test.each(['I live at 12 Baker Street', 'a cat by @mia_2014', '@mia.draws', 'find me on insta'])(
    'is nothing that surely leads to somebody: "%s"',
    (text) => expect(objectionTo(text)).toBe('personal'),
  )

  test.each(['Meet the family', 'A castle where I live', 'My snapdragon', 'The school is the best'])(
    'may be "%s"',
    (text) => expect(objectionTo(text)).toBe(undefined),
  )
})
