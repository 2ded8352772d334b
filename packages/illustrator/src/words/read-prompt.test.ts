import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIBRARY } from '../library/library.ts'
import { THEME_NAMES } from '../themes/theme-name.ts'
import { readPrompt } from './read-prompt.ts'

const drawn = (prompt: string): string[] =>
  readPrompt(prompt).wanted.map(({ count, drawing }) => `${count} ${drawing.name}`)

describe('reading a prompt', () => {
  test('tells the words it found, in lower case, from those it misses, as they were written', () => {
    const { found, missing } = readPrompt('Three CATS and Peppa with a Weasel on the beach')
    expect(found).toEqual(['cats', 'on the beach'])
    expect(missing).toEqual(['Peppa', 'Weasel'])
  })

  test('draws a thing named twice once, with the counts added', () => {
    expect(drawn('a cat, a dog and two more cats')).toEqual(['3 cat face', '1 dog face'])
  })

  test('draws at most twelve of a thing', () => {
    expect(drawn('a hundred ants and 50 bees')).toEqual(['12 ant', '12 honeybee'])
  })

  test('draws at most six different things and owns up to the rest', () => {
    const { wanted, missing } = readPrompt('a cat, a dog, a pig, a cow, a fox, a bear, a lion and an owl')
    expect(wanted).toHaveLength(6)
    expect(missing).toEqual(['lion', 'owl'])
  })

  test('lets a category make room for things that are named', () => {
    expect(drawn('farm animals, a tractor, a cat, a dog, a tree and a sun')).toEqual([
      '1 cow face',
      '1 tractor',
      '1 cat face',
      '1 dog face',
      '1 deciduous tree',
      '1 sun with face',
    ])
  })

  test('does not draw again what stands for a category when it is also named', () => {
    expect(drawn('farm animals: cow, pig, sheep and horse')).toEqual(['1 cow face', '1 pig face', '1 ewe', '1 horse'])
  })

  test('draws only those of a category that are listed, where they are several', () => {
    expect(drawn('polar animals: a penguin and a seal')).toEqual(['1 penguin', '1 seal'])
  })

  test('keeps words of other scripts as they are typed', () => {
    expect(readPrompt('Γάτα და კატა and חתול').missing).toEqual(['Γάτα', 'და', 'კატა', 'חתול'])
    expect(readPrompt('Кошка и 猫 and قطة').found).toEqual(['кошка', '猫', 'قطة'])
  })

  test('lists at most twelve missing words', () => {
    const words = Array.from({ length: 30 }, (_, i) => `zq${String.fromCharCode(97 + i)}x`)
    expect(readPrompt(words.join(' ')).missing).toHaveLength(12)
  })

  test('does not take the names of built-in properties for words it knows', () => {
    const { wanted, missing } = readPrompt('constructor __proto__ hasOwnProperty valueOf')
    expect(wanted).toEqual([])
    expect(missing).toEqual(['constructor', 'proto', 'hasOwnProperty', 'valueOf'])
  })

  test('reads no further than 500 characters', () => {
    expect(drawn(`${'very '.repeat(100)}a cat`)).toEqual([])
  })

  test('does not draw what the person does not want, nor whom the page is for', () => {
    expect(drawn('a snowman without a hat')).toEqual(['1 snowman'])
    expect(drawn('a horse for my 6 year old daughter')).toEqual(['1 horse'])
  })

  test.each([
    'a cute happy big red cat playing and running please',
    'draw me a coloring page of a cat for kids, easy and simple, black and white line art',
    'can you make a printable picture of my beautiful cat sleeping',
  ])('does not miss the describing words of "%s"', (prompt) => {
    const { wanted, missing } = readPrompt(prompt)
    expect(wanted.map(({ drawing }) => drawing.name)).toEqual(['cat face'])
    expect(missing).toEqual([])
  })
})

describe('who sits on what', () => {
  const seats = (prompt: string) => readPrompt(prompt).wanted.map(({ drawing, on }) => [drawing.name, on])

  test.each([
    [
      'a bear riding a bicycle',
      [
        ['bear', 1],
        ['bicycle', undefined],
      ],
    ],
    [
      'a cat in a boat',
      [
        ['cat face', 1],
        ['sailboat', undefined],
      ],
    ],
    [
      'an owl on a branch',
      [
        ['owl', 1],
        ['branch', undefined],
      ],
    ],
    [
      'a dog and a cat on a skateboard',
      [
        ['dog face', 2],
        ['cat face', 2],
        ['skateboard', undefined],
      ],
    ],
    [
      'a pig flying an airplane',
      [
        ['pig face', 1],
        ['airplane', undefined],
      ],
    ],
    [
      'a cat with a ball in a boat',
      [
        ['cat face', 2],
        ['soccer ball', undefined],
        ['sailboat', undefined],
      ],
    ],
    [
      'a teddy bear in bed',
      [
        ['teddy bear', 1],
        ['bed', undefined],
      ],
    ],
    [
      'a knight on a horse',
      [
        ['knight', 1],
        ['horse', undefined],
      ],
    ],
    [
      'a bear driving a digger',
      [
        ['bear', 1],
        ['digger', undefined],
      ],
    ],
  ])('seats %s', (prompt, expected) => expect(seats(prompt)).toEqual(expected))

  test.each([
    'a girl flying a kite',
    'a cat in a hat',
    'a cat in the sun',
    'a dog with a ball',
    'a cat on the beach with a ball',
    'a cat on a cat',
    'a cat in paris',
  ])('seats nobody in "%s"', (prompt) => expect(seats(prompt).every(([, on]) => on === undefined)).toBe(true))

  test('never makes two things sit on each other', () => {
    expect(seats('a cat on a dog and a dog on a cat')).toEqual([
      ['cat face', 1],
      ['dog face', undefined],
    ])
  })
})

describe('sizes', () => {
  const sizes = (prompt: string) => readPrompt(prompt).wanted.map(({ size }) => size)

  test('tell the big from the tiny', () => {
    expect(sizes('a huge elephant and a tiny mouse')).toEqual(['huge', 'small'])
    expect(sizes('a lion and a baby elephant')).toEqual(['normal', 'small'])
  })

  test('are not taken from fondness: three little pigs fill their page', () => {
    expect(sizes('three little pigs')).toEqual(['normal'])
    expect(sizes('a little fox with a scarf')).toEqual(['normal', 'normal'])
    expect(sizes('a big bear and a little mouse')).toEqual(['large', 'small'])
    expect(sizes('baby shark')).toEqual(['normal'])
  })
})

describe('who is aloft', () => {
  const aloft = (prompt: string) =>
    readPrompt(prompt).wanted.flatMap(({ drawing, aloft: flies }) => (flies ? [drawing.name] : []))

  test.each([
    ['a superhero flying over the city', ['superhero']],
    ['superhero girl flying', ['superhero']],
    ['a dragon flying', ['dragon face']],
    ['a dog and a cat flying through the air', ['dog face', 'cat face']],
    ['a flying pig and a cow', ['pig face']],
    ['a witch flying on a broom', ['woman mage']],
  ])('in "%s" is %j', (prompt, expected) => expect(aloft(prompt)).toEqual(expected))

  test.each([
    'a girl flying a kite',
    'a pig flying an airplane',
    'a horse jumping',
    'a hare leaping over a meadow',
    'a flying saucer',
    'a fly',
  ])('in "%s" is nobody', (prompt) => expect(aloft(prompt)).toEqual([]))
})

describe('any text at all', () => {
  const drawings = new Set(LIBRARY)
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 600 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
    fc
      .array(
        fc.constantFrom(
          'two',
          'cats',
          'on',
          'a',
          'boat',
          ',',
          'no',
          'animals',
          'family',
          '🐱',
          '12',
          "dog's",
          'in',
          'flying',
          'knight',
          'paris',
          'gato',
          '猫',
          'swimming',
        ),
      )
      .map((words) => words.join(' ')),
  )

  test('gives a valid reading', () => {
    fc.assert(
      fc.property(text, (prompt) => {
        const { wanted, theme, missing } = readPrompt(prompt)
        expect(wanted.length).toBeLessThanOrEqual(6)
        expect(new Set(wanted.map(({ drawing }) => drawing)).size).toBe(wanted.length)
        for (const [index, { drawing, count, on }] of wanted.entries()) {
          expect(drawings.has(drawing) || drawing.name.startsWith('figures ')).toBe(true)
          expect(Number.isInteger(count) && count >= 1 && count <= 12).toBe(true)
          expect(on === undefined || (on !== index && on >= 0 && on < wanted.length)).toBe(true)
        }
        expect(theme === undefined || THEME_NAMES.includes(theme)).toBe(true)
        expect(missing.length).toBeLessThanOrEqual(12)
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['a megabyte', 'cat '.repeat(262_144)],
    ['a lone surrogate', '\ud83d cat \udc31'],
    ['right-to-left marks', '\u202ecat\u202c \u200fdog'],
    ['stacked marks', 'c\u0300\u0301\u0302\u0303\u0304\u0305at'],
    ['nothing', ''],
    ['what every object has', 'el constructor y su perro, toString, __proto__ and valueOf'],
  ])('reads %s', (_, prompt) => expect(() => readPrompt(prompt)).not.toThrow())
})

test('the numbers of a list count nothing', () => {
  expect(readPrompt('1. cat 2. dog 3. fish').wanted.map(({ count }) => count)).toEqual([1, 1, 1])
  expect(readPrompt('2 cats, 3 dogs').wanted.map(({ count }) => count)).toEqual([2, 3])
})

test.each([
  ['٣ قطط', 3],
  ['३ बिल्लियाँ', 3],
  ['ten detailed ravens', 10],
])('"%s" says how many: %i', (prompt, count) => expect(readPrompt(prompt).wanted[0]?.count).toBe(count))

test.each([
  ['my hamster as a king', ['hamster', 'crown']],
  ['a cat dressed up as a pirate', ['cat face', 'pirate hat']],
  ['a house with climbing roses', ['house', 'rose']],
])('"%s" shows %j', (prompt, names) => {
  const { wanted } = readPrompt(prompt)
  expect(wanted.map(({ drawing }) => drawing.name)).toEqual(names)
  expect(wanted.every(({ on }) => on === undefined)).toBe(true)
})

test('what is done and cannot be shown is said to be missing, what anybody may do standing is not', () => {
  expect(readPrompt('a dragon coiling around a castle').missing).toEqual(['coiling'])
  expect(readPrompt('a cat sitting by a house').missing).toEqual([])
  const { missing, wanted } = readPrompt('a girl braiding a unicorn')
  expect([missing, wanted[0]?.tie]).toEqual([['braiding'], { how: 'facing', whom: [1] }])
})

test.each([
  ['a boy on a stage', 'music'],
  ['a tent with a campfire and marshmallows', 'forest'],
  ['letter S with a snake and a sun', 'jungle'],
])('"%s" plays where it belongs: %s', (prompt, theme) => expect(readPrompt(prompt).theme).toBe(theme))

test.each([
  ['a sad dog', ['sad']],
  ['ein trauriger Hund', ['trauriger']],
  ['an angry bird and a scared cat', ['angry', 'scared']],
  ['a melancholy fox in the rain', ['melancholy']],
  ['a moody, wistful girl and a tired knight', ['moody', 'wistful', 'tired']],
  ['a crying face', []],
  ['a sad face', []],
  ['a happy cat', []],
])('a feeling that nobody on the page shows is missing: %s', (prompt, missing) => {
  expect(readPrompt(prompt).missing).toEqual(missing)
})

test.each([
  ['the colour blue', ['blue']],
  ['a blue dog', []],
  ['a blue mandala', []],
])(
  'a colour is missing where nothing else is named, and otherwise for whoever colours to choose: %s',
  (prompt, missing) => {
    expect(readPrompt(prompt).missing).toEqual(missing)
  },
)
