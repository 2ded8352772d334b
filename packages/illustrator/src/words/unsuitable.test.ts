import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isUnsuitable } from './unsuitable.ts'

describe('an unsuitable prompt', () => {
  test.each([
    'a naked woman',
    'SEXY princess',
    's e x',
    's.e.x',
    's3x',
    '$ex',
    's*x',
    'seeeex',
    'pörnö',
    'p0rn',
    'po-rn',
    'n\u0430ked girl',
    'n\u200baked girl',
    'a man killing a dog',
    'murder scene',
    'bloody corpse',
    'a dead body',
    'I want to die',
    'self-harm',
    'kill myself',
    'cocaine',
    'smoking weed',
    'a nazi flag',
    'school shooting',
  ])('is "%s"', (prompt) => expect(isUnsuitable(prompt)).toBe(true))

  test.each([
    'class assignment',
    'cockatoo and peacock',
    'cocker spaniel',
    'Essex and Sussex',
    'Scunthorpe',
    'grapes',
    'shooting star',
    'killer whale',
    'Charles Dickens',
    'pussycat',
    'the owl and the pussy-cat',
    'pussy willow',
    'beaver',
    'bloody mary',
    'blood moon',
    'Moby Dick',
    'maine coon',
    'pirate booty',
    'blue tits in a tree',
    'a tit',
    'saxophone',
    'cucumber',
    'cumulus clouds',
    'therapist',
    'a cat!!!',
    "Bob's boots",
    'hello kitty',
    'a b c d e f g',
    'h e l l o',
    'a spooky vampire',
    'sword fight',
    'pile of poo',
    'dead tree',
    'day of the dead',
    'skilled worker',
    'Dick Whittington and his cat',
    '5 cats and 50 dogs',
  ])('is not "%s"', (prompt) => expect(isUnsuitable(prompt)).toBe(false))

  test('is decided for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => typeof isUnsuitable(text) === 'boolean'),
    )
    expect(isUnsuitable('* '.repeat(500_000))).toBe(false)
  })
})
