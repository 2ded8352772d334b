import { describe, expect, test } from 'vitest'
import { STYLES } from './asked/look.ts'
import { compose } from './illustrate.ts'
import { widthOf } from './paper/art.ts'
import { sightsOf } from './raster/sight.ts'
import type { Sprite } from './sprite/sprite.ts'

/** The figures, letters and signs that a page shows in one piece. */
const figuresOn = (prompt: string, style?: (typeof STYLES)[number]): string[] =>
  compose({ prompt, style }).things.flatMap(({ shows }) =>
    shows && /^figures /.test(shows.name) ? [shows.name.replace('figures ', '')] : [],
  )

describe('figures', () => {
  test.each([
    ['numbers 1 to 5', '1 2 3 4 5'],
    ['numbers 1-5', '1 2 3 4 5'],
    ['the numbers from one to five', '1 2 3 4 5'],
    ['the numbers 4 and 5', '4 5'],
    ['numbers 2, 4, 6 and 8', '2 4 6 8'],
    ['1 to 10 with animals', '1 2 3 4 5 6 7 8 9 10'],
    ['counting to ten', '1 2 3 4 5 6 7 8 9 10'],
    ['the number 12', '12'],
    ['a big number 40 with balloons', '40'],
    ['the numbers 5 to 1', '5 4 3 2 1'],
    ['die Zahlen 1 bis 5', '1 2 3 4 5'],
    ['los números del 1 al 5', '1 2 3 4 5'],
    ['цифры от 1 до 5', '1 2 3 4 5'],
    ['2 + 3 = 5', '2 + 3 = 5'],
    ['7 - 4 = 3', '7 - 4 = 3'],
    ['two plus three equals five', '2 + 3 = 5'],
    ['6 x 2 = 12 with apples', '6 × 2 = 12'],
    ['4 + 4 = ?', '4 + 4 ='],
    ['the letters D and E', 'd e'],
    ['letters A to F', 'a b c d e f'],
    ['the letters M, I and A', 'm i a'],
    ['the alphabet', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
    ['all the letters of the alphabet', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
    ['das Alphabet', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
    ['letters A to Z', 'a b c d e f g h i j k l m n o p q r s t u v w x y z'],
    ['die Buchstaben D bis F', 'd e f'],
  ])('that are asked for are the ones drawn: %s', (prompt, expected) => {
    expect(figuresOn(prompt)).toEqual([expected])
    expect(compose({ prompt }).missing).toEqual([])
  })

  test.each([
    ['2 + 3 = 5 with apples', 600],
    ['numbers 1 to 5 with animals', 600],
    ['7 - 4 = 3 with cats', 600],
    ['1 to 10 with butterflies', 600],
    ['numbers 1 to 5 under the sea with fish', 600],
    ['numbers 1 to 5 in the forest with owls', 600],
    ['a big number 40 with balloons', 400],
    ['the alphabet with animals', 600],
    ['numbers 1 to 20', 600],
  ])('are as large as a scene allows, and nothing stands before them: %s', (prompt, least) => {
    for (const seed of [1, 2, 3])
      for (const [{ shows, scale }, sight] of sightsOf(compose({ prompt, seed }).things))
        if (shows?.name.startsWith('figures ')) {
          expect(sight.share).toBe(1)
          expect(widthOf((shows as Sprite).box) * scale).toBeGreaterThan(least)
        }
  })

  test.each(STYLES)('are drawn in every style: %s', (style) => {
    expect(figuresOn('the numbers 4 and 5', style)).toContain('4 5')
  })

  test('are said to be missing where nobody could read them', () => {
    const prompt = 'numbers 1 to 10'
    expect(compose({ prompt, style: 'pattern' }).missing).toEqual([prompt])
    expect(compose({ prompt, style: 'frame' }).missing).toEqual([])
  })

  test.each([
    ['numbers 1 to 100', ['numbers 1 to 100']],
    ['a cat and the number 123456', ['number 123456']],
  ])('of which there are too many are said to be missing: %s', (prompt, missing) => {
    expect(compose({ prompt }).missing).toEqual(missing)
  })

  test.each(['2 to 3 cats', 'a cat for ages 4 to 6', 'a dragon for 4-6 year olds', '3 cats, 2 dogs', 'the letter B'])(
    'are no numbers that count or tell an age: %s',
    (prompt) => expect(figuresOn(prompt)).toEqual([]),
  )

  test('leave an article to the noun after it', () => {
    const { found } = compose({ prompt: 'the letter B and a bear' })
    expect(found).toEqual(['bear', 'B'])
  })

  test('are in the title as they were written', () => {
    expect(compose({ prompt: '2 + 3 = 5' }).title).toBe('2 + 3 = 5')
    expect(compose({ prompt: '2 + 3 = 5 with apples' }).title).toBe('2 + 3 = 5 with apples')
    expect(compose({ prompt: 'die Zahlen 1 bis 5' }).title).toBe('Die Zahlen 1 bis 5')
  })
})
