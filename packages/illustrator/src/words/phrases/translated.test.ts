import { describe, expect, test } from 'vitest'
import { readPrompt } from '../read-prompt.ts'
import { singularOf } from '../tokens/singular.ts'
import { dictionaries } from './dictionaries.ts'
import { lexicon } from './lexicon.ts'

const drawn = (prompt: string): string =>
  readPrompt(prompt)
    .wanted.map(({ count, drawing }) => `${count} ${drawing.name}`)
    .join(', ')

describe('a prompt in another language', () => {
  test.each([
    ['un gato y dos perros', '1 cat face, 2 dog face'],
    ['una mariposa en una flor', '1 butterfly, 1 blossom'],
    ['muñeco de nieve', '1 snowman'],
    ['pan con queso', '1 bread, 1 cheese wedge'],
    ['ein Hund mit einer Katze', '1 dog face, 1 cat face'],
    ['der Bär im Wald', '1 bear'],
    ['ein Boot und die Sonne', '1 sailboat, 1 sun with face'],
    ['drei Bienen', '3 honeybee'],
    ['le chat et la souris', '1 cat face, 1 mouse face'],
    ["l'ours et l'éléphant", '1 bear, 1 elephant'],
    ['camion de pompiers', '1 fire engine'],
    ['arc-en-ciel', '1 rainbow'],
    ['una principessa e un drago', '1 princess, 1 dragon face'],
    ['due api', '2 honeybee'],
    ['o gato na praia', '1 cat face'],
    ['um leão e três pássaros', '1 lion, 3 bird'],
    ['две кошки и собака', '2 cat face, 1 dog face'],
    ['кіт і сонце', '1 cat face, 1 sun with face'],
    ['pies i kot', '1 dog face, 1 cat face'],
    ['kedi ve köpek', '1 cat face, 1 dog face'],
    ['قطة وكلب', '1 cat face, 1 dog face'],
    ['बिल्ली और कुत्ता', '1 cat face, 1 dog face'],
    ['一只猫和两只狗', '1 cat face, 2 dog face'],
    ['3只猫', '3 cat face'],
    ['かわいい猫と犬', '1 cat face, 1 dog face'],
    ['大象', '1 elephant'],
  ])('"%s" gives %s', (prompt, expected) => {
    expect(drawn(prompt)).toBe(expected)
    expect(readPrompt(prompt).missing).toEqual([])
  })

  test('finds its place', () => {
    expect(readPrompt('o gato na praia').theme).toBe('beach')
    expect(readPrompt('der Bär im Wald').theme).toBe('forest')
    expect(readPrompt('海底的鱼').theme).toBe('underwater')
  })
})

describe('an English prompt', () => {
  test.each([
    ['two girls having a chat', '2 girl'],
    ['a rat and a rose', '1 rat, 1 rose'],
    ['my cat Luna', '1 cat face'],
    ['my dog Leon and my cat Stella', '1 dog face, 1 cat face'],
    ['a boot in a hut', '1 hiking boot, 1 hut'],
    ['a pie in a pan', '1 pie, 1 cooking'],
    ['a gift in a car', '1 wrapped gift, 1 automobile'],
    ['a bald man in the mist', '1 man'],
    ['an ape', '1 monkey face'],
  ])('"%s" is not taken for another language', (prompt, expected) => expect(drawn(prompt)).toBe(expected))

  test('may hold a foreign word', () => {
    expect(drawn('a big perro with a ball')).toBe('1 dog face, 1 soccer ball')
  })
})

test('every word is translated into one that is understood', () => {
  const { phrases, compounds } = lexicon()
  const { any, runTogether } = dictionaries()
  const unknown = [...any.phrases, ...runTogether].filter(
    ([, english]) => ![english, singularOf(english)].some((key) => phrases.has(key) || compounds.has(key)),
  )
  expect(unknown).toEqual([])
})
