import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'
import { titleOf } from './title-of.ts'

const title = (prompt: string): string => titleOf(prompt, readPrompt(prompt))

describe('the title of a page', () => {
  test.each([
    ['a cat', 'A cat'],
    ['  two   dogs\n and a\tball ', 'Two dogs and a ball'],
    ['<b>a cat</b> <script>', 'A cat'],
    ['a cat\u0000\u202e in a hat', 'A cat in a hat'],
    ['please draw me a horse', 'A horse'],
    ['a cute coloring page of a butterfly for kids', 'A butterfly'],
    ['easy cat coloring page', 'Cat'],
    ['a phoenix in the flames, epic fantasy', 'A phoenix in the flames'],
    ['a cathedral, intricate line art', 'A cathedral'],
    ['very simple train with big shapes', 'Train'],
    ['an elephant, boho style', 'An elephant'],
    ['🐱🚀', 'Cat and rocket'],
    ['a fox, for kids, in the woods', 'A fox, in the woods'],
    ['a dog, very detailed, on a beach', 'A dog, on a beach'],
    ['cat; dog; for kids; bird', 'Cat; dog; bird'],
    ['dinosuar', 'Dinosaur'],
    ['two dinosuars and a rabit', 'Two dinosaurs and a rabbit'],
  ])('of %j is %j', (prompt, expected) => expect(title(prompt)).toBe(expected))

  test.each([
    [
      'a very long story about a princess and a dragon who live in a castle by the sea',
      'A very long story about a princess and a dragon',
    ],
    [
      'a big unicorn flying over a rainbow with a princess riding on it',
      'A big unicorn flying over a rainbow with a princess',
    ],
    ['me and my dog in a rocket going to space and there is a alien', 'Me and my dog in a rocket going to space'],
    [
      'una gallina con sus pollitos en la granja y un perro en la puerta de la casa',
      'Una gallina con sus pollitos en la granja y un perro',
    ],
    [
      'ein Hund und eine Katze auf einer großen Wiese mit vielen bunten Blumen',
      'Ein Hund und eine Katze auf einer großen Wiese',
    ],
    [
      'a picnic with a bottle of lemonade, grapes, cheese and a big cake on a blanket',
      'A picnic with a bottle of lemonade, grapes and cheese',
    ],
  ])('of %j ends with a whole phrase: %j', (prompt, expected) => {
    expect(title(prompt)).toBe(expected)
  })

  test.each([
    ['a cat with a zyzzyva', 'A cat'],
    ['a zyzzyva, a cat and a dog', 'A cat and a dog'],
    ['a cat, a zyzzyva and a dog', 'A cat and a dog'],
    ['a zyzzyva with roses', 'Roses'],
    ['parts of a plant: zyzzyva, leaf and flower', 'Parts of a plant: leaf and flower'],
    ['a cat with a zyzzyva, a ball and a dog', 'A cat with a ball and a dog'],
    ['un gato, una rosa y un zyzzyva', 'Un gato y una rosa'],
    ['a zyzzyva with wildflowers growing out of it', 'Wildflowers'],
    ['ねこがさかなをつっている', 'ねこがさかなをつっている'],
    ['a cat with a hat leaning against a zyzzyva', 'A cat with a hat'],
  ])('of %j promises nothing that the page does not show: %j', (prompt, expected) => {
    expect(title(prompt)).toBe(expected)
  })

  test.each([
    ['a reef with fish, very detailed, black and white', 'A reef with fish'],
    ['autumn leaves for my kindergarten class and a squirrel', 'Autumn leaves and a squirrel'],
    ['draw me and my dog', 'Me and my dog'],
    ['simple whale with big outlines for my 2 year old', 'Whale'],
    ['un chat, pour mes élèves de CP', 'Un chat'],
    ['a simple owl', 'An owl'],
    ['a very detailed elephant and a mouse', 'An elephant and a mouse'],
    ['an intricate hummingbird, lots of fine detail', 'A hummingbird'],
    ['an easy unicorn for my daughter', 'A unicorn'],
    ['a detailed umbrella', 'An umbrella'],
  ])('of %j leaves out what is said to the illustrator: %j', (prompt, expected) => {
    expect(title(prompt)).toBe(expected)
  })

  test.each([
    ['my cat Zyzzy on a sofa', 'My cat on a sofa'],
    ['a cat zyzzyva 1 zyzzyvo 5', 'Cat'],
    ['a zyzzyvan house with a garden and a gate', 'A house with a garden and a gate'],
    ['Emma Papadopoulos’s birthday cake', 'Birthday cake'],
    ['a prinsess in a casle', 'A princess in a castle'],
    ['a cat fu ck', 'A cat'],
    ['a cat saying fhvck yoo', 'A cat'],
    ['a dog, call 0171 2345678', 'Dog'],
    ['a horse by mia@example.org', 'A horse'],
    ['two owls www.example.org', 'Two owls'],
  ])('of %j holds no word that nobody can vouch for: %j', (prompt, expected) => {
    expect(title(prompt)).toBe(expected)
  })

  test.each([
    ['a cat for my son who is in hospital', 'A cat'],
    ['a rainbow because my grandma died last week', 'A rainbow'],
    ['a dog with a ball to cheer up my sister', 'A dog with a ball'],
    ['My daughter has cancer, a unicorn please', 'A unicorn'],
    ['a castle for my little girl who just lost her mum, with a dragon', 'A castle, with a dragon'],
    ['a train for my nephew who loves trains', 'A train'],
    ['a page for my son who loves trains', 'Locomotive'],
    ['my cat is sleeping, a dog is running', 'My cat is sleeping, a dog is running'],
  ])('of %j keeps to itself whom it is for and why: %j', (prompt, expected) => {
    expect(title(prompt)).toBe(expected)
  })

  test('is the place where no word could be drawn', () => {
    expect(title('shipwreck')).toBe('Under the sea')
    expect(title('')).toBe('A page to colour')
    expect(title('qwxyz')).toBe('A page to colour')
  })

  test('is short, on one line and free of markup whatever the prompt', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (noise) => {
        for (const prompt of [noise, `cat ${noise}`, `${noise} cat`]) {
          const result = title(prompt)
          expect(result.length).toBeGreaterThan(0)
          expect(result.length).toBeLessThanOrEqual(60)
          expect(result).not.toMatch(/[<>\p{Cc}\p{Surrogate}]|\s{2}/u)
        }
      }),
    )
  })
})
