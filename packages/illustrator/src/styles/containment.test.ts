import { describe, expect, test } from 'vitest'
import { compose } from '../illustrate.ts'
import { INSIDES } from '../library/own-drawings.ts'
import { boxOf, thingsOf } from '../testing/scene.ts'
import { readPrompt } from '../words/read-prompt.ts'

describe('who is said to be in something', () => {
  test.each([
    'a bird in a cage',
    'a lion in a cage',
    'a fox in a hot air balloon',
    'a bear in a boat',
    'a kitten in a teacup',
    'a rabbit in a basket',
    'a bird in a nest',
    'un pájaro en una jaula',
    'un oso en un globo aerostático',
    'ein Vogel im Käfig',
    'ein Bär in einem Heißluftballon',
    'un oiseau dans une cage',
    'une souris dans une montgolfière',
    'un uccello nella gabbia',
    'um pássaro na gaiola',
    'um urso num balão de ar quente',
    'птица в клетке',
    'медведь в лодке',
    'птах у клітці',
    'ptak w klatce',
    'طائر في قفص',
    '小鸟在笼子里',
  ])('is drawn in it: "%s"', (prompt) => {
    const { wanted } = readPrompt(prompt)
    const rider = wanted.find(({ on }) => on !== undefined)
    const carrier = wanted[rider?.on ?? -1]?.drawing.name ?? ''
    const things = thingsOf(prompt)
    const inner = boxOf(things, rider?.drawing.name ?? '')
    const outer = boxOf(things, carrier === 'sailboat' ? 'open boat' : carrier)
    expect(inner.left).toBeGreaterThan(outer.left)
    expect(inner.right).toBeLessThan(outer.right)
    expect(inner.bottom, 'the feet are inside').toBeLessThan(outer.bottom)
    expect(inner.bottom, 'and not on top').toBeGreaterThan(outer.top + 0.1 * (outer.bottom - outer.top))
  })

  test('stands before the bars of a cage and behind its tray, so that the face is clear', () => {
    const things = thingsOf('a lion in a cage')
    expect(things.map(({ name }) => name)).toEqual(['cage', 'lion', undefined])
    expect(things[2]?.placed.art).toEqual([INSIDES['cage']?.front])
  })

  test('sits side by side in the basket of a balloon, with the head over its rim', () => {
    const things = thingsOf('two bears in a hot air balloon')
    const basket = things.at(-1)?.placed
    if (!basket) throw new Error('There is no basket.')
    const rim = basket.y + 53 * basket.scale
    const bears = things.flatMap(({ name, box }) => (name === 'bear' && box ? [box] : []))
    expect(bears).toHaveLength(2)
    for (const { top, bottom } of bears) expect(rim - top).toBeGreaterThan(0.5 * (bottom - top))
  })

  test.each([
    ['a lion in a cage', 'cage'],
    ['a girl in a hot air balloon over the sea', 'hot air balloon'],
    ['two bears in a hot air balloon over the mountains', 'hot air balloon'],
  ])('can be seen well enough to stay there: "%s"', (prompt, carrier) => {
    const { things, missing } = compose({ prompt, style: 'scene' })
    const drawn = things.map(({ art, shows }) => (art[0] === INSIDES[carrier]?.front ? 'front' : shows?.name))
    const [behind, before] = [drawn.indexOf(carrier), drawn.indexOf('front')]
    expect(missing).toEqual([])
    expect(before - behind, `${drawn}`).toBeGreaterThan(1)
  })

  test.each([
    ['a princess in a castle', 'princess', 'castle'],
    ['a mouse inside a house', 'mouse face', 'house'],
  ])('stands in the open door of a building: "%s"', (prompt, who, where) => {
    const [inner, outer] = [boxOf(thingsOf(prompt), who), boxOf(thingsOf(prompt), where)]
    expect(inner.left).toBeGreaterThan(outer.left)
    expect(inner.right).toBeLessThan(outer.right)
    expect(inner.top).toBeGreaterThan(outer.top)
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
  })
})
