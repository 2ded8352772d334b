import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

/** What a prompt gets, as "drawings (no missing)". */
function read(prompt: string): string {
  const { wanted, missing } = readPrompt(prompt)
  const drawings = wanted.map(({ count, drawing }) => `${count} ${drawing.name}`).join(', ')
  return [drawings, ...missing.map((word) => `(no ${word})`)].filter(Boolean).join(' ')
}

describe('a word in another sense', () => {
  test.each([
    ['a bat and ball', '1 baseball'],
    ['a bat at night', '1 bat'],
    ['an orange cat', '1 cat face'],
    ['a light blue dress', '1 dress'],
    ['the water cycle', '1 sun with face, 1 cloud, 1 cloud with rain, 1 droplet'],
    ['life cycle of a butterfly', '1 egg, 1 bug, 1 butterfly'],
    ['life cycle of a frog', '1 bubbles, 1 tadpole, 1 frog'],
    ['life cycle of a fox', '1 fox (no life cycle)'],
    ['phases of the moon', '1 new moon, 1 first quarter moon, 1 full moon, 1 last quarter moon'],
    ['a bear on top of the hill', '1 bear'],
    ['St. Martin and a horse', '1 lantern, 1 horse'],
    ['a horse with Martin', '1 horse (no Martin)'],
    ['a bear and Marian', '1 bear (no Marian)'],
    ['Istanbul', '1 mosque, 1 teacup without handle'],
    ['a horse fly', '1 fly'],
    ['cat fish', '1 fish'],
    ['a flying fox', '1 bat'],
    ['a prairie dog', '1 chipmunk'],
    ['a plane tree', '1 deciduous tree'],
    ['a monkey wrench', '1 wrench'],
    ['a tank top', '1 t-shirt'],
    ['an egg shell', '1 egg'],
    ['a rock star', '1 singer'],
    ['fall leaves', '2 fallen leaf, 1 leaf fluttering in wind'],
    ['butter fly', '1 butterfly'],
    ['lady bug', '1 lady beetle'],
    ['a bank of a river', ''],
  ])('"%s" gives %s', (prompt, expected) => expect(read(prompt)).toBe(expected))

  test.each(['stained glass hummingbird', 'a mosaic of a fish'])(
    '"%s" is a manner of drawing, and rich in detail',
    (prompt) => {
      expect(readPrompt(prompt).detail).toBe(3)
      expect(readPrompt(prompt).missing).toEqual([])
      expect(readPrompt(prompt).wanted).toHaveLength(1)
    },
  )
})

describe('a part of the body', () => {
  test.each([
    ['teeth', '(no teeth)'],
    ['two hands', '(no hands)'],
    ['a shark with big teeth', '1 shark'],
    ['a cat with wings', '1 cat face (no wings)'],
    ['a dragon with wings', '1 dragon face'],
    ['a unicorn with a golden horn', '1 unicorn'],
    ['a woman with a beard', '1 woman (no beard)'],
    ['a monster with three eyes', '1 ogre (no eyes)'],
    ['a monster with two eyes', '1 ogre'],
  ])('is missing where nobody has it: "%s" gives %s', (prompt, expected) => expect(read(prompt)).toBe(expected))
})

test.each([
  ['a basket of apples', '1 basket, 3 red apple'],
  ['a bowl of apples', '1 bowl with spoon, 3 red apple'],
  ['a bowl of spaghetti', '1 spaghetti'],
])('what something is in is drawn as well: "%s" gives %s', (prompt, expected) => expect(read(prompt)).toBe(expected))

test.each([
  ['a pirate cat', '1 cat face, 1 pirate hat'],
  ['un gato pirata', '1 cat face, 1 pirate hat'],
  ['three princess kittens and a dog', '3 cat face, 1 crown, 1 dog face'],
  ['a zombie unicorn', '1 unicorn (no zombie)'],
  ['a girl pirate', '1 pirate'],
  ['a knight and a dragon', '1 knight, 1 dragon face'],
  ["a witch's cat", '1 woman mage, 1 cat face'],
])('a figure beside an animal says how it is dressed: "%s" gives %s', (prompt, expected) =>
  expect(read(prompt)).toBe(expected),
)

test.each([
  ['a police officer helping kids cross the street', '1 police officer, 1 girl, 1 boy'],
  ['a boy learns to train a dog', '1 boy, 1 dog face'],
  ['an astronaut plants a flag', '1 astronaut, 1 waving flag'],
  ['a church with a cross', '1 church, 1 latin cross'],
  ['a duck a fish a bat', '1 duck, 1 fish, 1 bat'],
])('what is done is no thing: "%s" gives %s', (prompt, expected) => expect(read(prompt)).toBe(expected))

test.each([
  ['pairs of animals', '2 cat face, 2 dog face, 2 rabbit face, 2 bear'],
  ['two animals', '1 cat face, 1 dog face'],
])('pairs are two of each: "%s" gives %s', (prompt, expected) => expect(read(prompt)).toBe(expected))

test.each([
  ['children on the beach, end of the school year', '1 girl, 1 boy'],
  ['a camel under the stars', '1 camel'],
  ['جمل في الصحراء تحت النجوم', '1 camel'],
])('what says when is not drawn: "%s" gives %s', (prompt, expected) => expect(read(prompt)).toBe(expected))

test('a manner of drawing that no page shows asks for detail and is missing', () => {
  const { detail, missing } = readPrompt('a cubist peacock')
  expect({ detail, missing }).toEqual({ detail: 3, missing: ['cubist'] })
})

test.each([
  ['a cathedral with a rose window', '1 church, 1 stained glass window'],
  ['a red phone box', '1 telephone box'],
  ['a girl with a pony tail', '1 girl (no pony tail)'],
  ['brackets and a cat', '1 cat face (no brackets)'],
  ['um tubarão tocando guitarra', '1 shark, 1 guitar'],
  ['la Befana con dolci', '1 woman mage, 1 candy'],
])('a word is not taken for its parts or for its neighbour: "%s" gives %s', (prompt, expected) =>
  expect(read(prompt)).toBe(expected),
)
