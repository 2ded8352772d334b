import { describe, expect, test } from 'vitest'
import { castFor } from '../casting/cast.ts'
import { compose } from '../illustrate.ts'
import { INSIDES } from '../library/own-drawings.ts'
import type { Box } from '../paper/art.ts'
import { randomFrom } from '../random.ts'
import { hills } from '../themes/landscape.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { placeActors } from './place-actors.ts'
import type { Player } from './player.ts'

function playersOf(prompt: string): Player[] {
  const random = randomFrom(prompt)
  return placeActors(castFor(readPrompt(prompt).wanted, { different: 6, actors: 12 }), hills(random), 2, random)
}

/** Where somebody is on the page (px). */
function boxOf({ actor, placed }: Player): Box {
  const { left, top, right, bottom } = actor.sprite.box
  const xs = [left, right].map((x) => placed.x + (placed.mirrored ? -x : x) * placed.scale)
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  return { left: low, top: placed.y + top * placed.scale, right: high, bottom: placed.y + bottom * placed.scale }
}

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
    const players = playersOf(prompt)
    const rider = players.find(({ actor }) => actor.on !== undefined)
    const carrier = players.find(({ actor }) => actor.on === undefined)
    if (!rider || !carrier) throw new Error(`Nobody is in anything: ${players.map(({ actor }) => actor.sprite.name)}`)
    const [inner, outer] = [boxOf(rider), boxOf(carrier)]
    expect(inner.left).toBeGreaterThan(outer.left)
    expect(inner.right).toBeLessThan(outer.right)
    expect(inner.bottom, 'the feet are inside').toBeLessThan(outer.bottom)
    expect(inner.bottom, 'and not on top').toBeGreaterThan(outer.top + 0.1 * (outer.bottom - outer.top))
  })

  test('stands before the bars of a cage and behind its tray, so that the face is clear', () => {
    const [cage, lion, tray] = playersOf('a lion in a cage')
    expect([cage?.actor.sprite.name, lion?.actor.sprite.name]).toEqual(['cage', 'lion'])
    expect(tray?.placed.art).toBe(cage?.actor.sprite.front)
  })

  test('sits side by side in the basket of a balloon, with the head over its rim', () => {
    const [, ...others] = playersOf('two bears in a hot air balloon')
    const basket = others.at(-1) as Player
    const rim = basket.placed.y + 53 * basket.placed.scale
    const bears = others.slice(0, -1).map(boxOf)
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

  test('leaves a whole balloon behind when it has to get out', () => {
    const random = randomFrom(1)
    const [balloon, bear] = castFor(readPrompt('a hot air balloon with a bear in it').wanted, {
      different: 6,
      actors: 12,
    })
    expect([balloon?.sprite.name, bear?.sprite.name]).toEqual(['hot air balloon', 'bear'])
    const seated = castFor(readPrompt('a bear in a hot air balloon').wanted, { different: 6, actors: 12 })
    const onFoot = seated.map(({ on: _, ...actor }) => actor)
    const parts = placeActors(onFoot, hills(random), 2, random).filter(
      ({ actor }) => actor.sprite.name === balloon?.sprite.name,
    )
    expect(parts).toHaveLength(2)
  })

  test('stays beside what has no inside that shows', () => {
    expect(playersOf('a princess in a castle').some(({ actor }) => actor.on !== undefined)).toBe(false)
  })
})
