import { describe, expect, test } from 'vitest'
import { castFor } from '../casting/cast.ts'
import { compose } from '../illustrate.ts'
import { type Box, heightOf, type Placed, widthOf } from '../paper/art.ts'
import { renderPage } from '../paper/page.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { inkIn } from '../testing/ink.ts'
import { boxOf, thingsOf } from '../testing/scene.ts'
import { sea, seabed } from '../themes/landscape.ts'
import { readPrompt } from '../words/read-prompt.ts'
import { boxAt } from './ensemble.ts'
import { gathered } from './gather.ts'

const middle = ({ left, right }: Box): number => (left + right) / 2
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

describe('one can see', () => {
  test.each([
    ['a monster under my bed', 'ogre', 'bed'],
    ['a cat under a tree', 'cat face', 'deciduous tree'],
    ['a dog under an umbrella', 'dog face', 'umbrella'],
    ['a mouse under an elephant', 'mouse face', 'elephant'],
  ])('who is under something: "%s"', (prompt, who, what) => {
    const [lower, upper] = [boxOf(thingsOf(prompt), who), boxOf(thingsOf(prompt), what)]
    expect(lower.top).toBeGreaterThan(upper.top + 0.4 * heightOf(upper))
    expect(lower.bottom).toBeGreaterThan(upper.bottom)
    expect(middle(lower)).toBeGreaterThan(upper.left)
    expect(middle(lower)).toBeLessThan(upper.right)
  })

  test('who swims below a ship, on the page and not hidden by the waves', () => {
    const things = thingsOf('a ship with an octopus under it', sea)
    const [octopus, ship] = [boxOf(things, 'octopus'), boxOf(things, 'ship')]
    expect(octopus.top).toBeGreaterThanOrEqual(ship.bottom - 1)
    expect(octopus.bottom).toBeLessThan(994)
    const { things: page } = compose({ prompt: 'a ship with an octopus under it' })
    expect(page.findIndex(({ shows }) => shows?.name === 'octopus')).toBeGreaterThan(page.length - 3)
  })

  test.each([
    ['a cat behind a house', 'cat face', 'house', -1],
    ['a snowman in front of a house', 'snowman', 'house', 1],
  ])('who is behind something and who before it: "%s"', (prompt, who, what, order) => {
    const things = thingsOf(prompt)
    const [one, other] = [boxOf(things, who), boxOf(things, what)]
    expect(overlap(one, other)).toBeGreaterThan(0.1 * widthOf(one) * heightOf(one))
    const names = things.map(({ name }) => name)
    expect(Math.sign(names.indexOf(who) - names.indexOf(what))).toBe(order)
    expect(compose({ prompt }).missing).toEqual([])
  })

  test.each([
    ['a cat on a bridge', 'cat face'],
    ['three goats crossing a bridge', 'goat'],
    ['a train going over a bridge', 'locomotive'],
    ['a dog running over a bridge', 'dog face'],
  ])('who is on a bridge: "%s"', (prompt, who) => {
    const things = thingsOf(prompt)
    const [walker, bridge] = [boxOf(things, who), boxOf(things, 'bridge')]
    expect(walker.top).toBeLessThan(bridge.top)
    expect(walker.bottom).toBeGreaterThan(bridge.top + 0.1 * heightOf(bridge))
    expect(walker.bottom).toBeLessThan(bridge.top + 0.4 * heightOf(bridge))
    expect(Math.abs(middle(walker) - middle(bridge))).toBeLessThan(0.3 * widthOf(bridge))
  })

  test.each([
    ['a dog in a bathtub with bubbles', ['dog face', 'bubbles'], 'bathtub'],
    ['a cat in a basket with yarn', ['cat face', 'yarn'], 'basket'],
  ])('who is in something with something: "%s"', (prompt, inside, what) => {
    const { things, missing } = compose({ prompt })
    const box = (name: string): Box => {
      const placed = things.find(({ shows }) => shows?.name === name) as Placed
      return boxAt((placed.shows as Sprite).box, placed)
    }
    for (const name of inside) {
      expect(middle(box(name))).toBeGreaterThan(box(what).left)
      expect(middle(box(name))).toBeLessThan(box(what).right)
    }
    expect(missing).toEqual([])
  })

  test.each([
    ['a bird flying over a bridge', 'bird'],
    ['a dragon over a bridge', 'dragon face'],
  ])('who is high above a bridge: "%s"', (prompt, who) => {
    const things = thingsOf(prompt)
    expect(boxOf(things, who).bottom).toBeLessThan(boxOf(things, 'bridge').top)
  })

  test('who stands under the stars, and who is under a mushroom', () => {
    const desert = thingsOf('a camel under three stars')
    expect(boxOf(desert, 'camel').bottom).toBeGreaterThan(700)
    expect(heightOf(boxOf(desert, 'camel'))).toBeGreaterThan(heightOf(boxOf(desert, 'star')))
    const party = thingsOf('three mice under a mushroom')
    for (const { name, box } of party)
      if (name === 'mouse face') expect(box?.top).toBeGreaterThan(boxOf(party, 'mushroom').bottom - 1)
  })

  test('one stem below the cap of a mushroom, without a line across it', async () => {
    const party = thingsOf('two mice under a mushroom')
    const { left, right, top, bottom } = boxOf(party, 'mushroom')
    const svg = renderPage(
      party.map(({ placed }) => placed),
      { lineWidth: 4, title: '', credit: '' },
    )
    const { width, data } = await inkIn(svg)
    const belowCap = Math.round(bottom - 0.25 * (bottom - top))
    const down = Array.from({ length: Math.round(bottom) + 40 - belowCap }, (_, i) => belowCap + i)
    expect(down.filter((y) => data[y * width + Math.round((left + right) / 2)])).toEqual([])
    expect(boxOf(party, 'mouse face').bottom).toBeGreaterThan(bottom + 40)
  })

  test.each([
    ['a snail with a castle on its back', 'castle', 'snail', 0.85],
    ['eggs in a basket', 'egg', 'basket', 0.6],
  ])('most of a thing that somebody or something carries: "%s"', (prompt, what, carrier, share) => {
    const things = thingsOf(prompt)
    const [one, below] = [boxOf(things, what), boxOf(things, carrier)]
    expect(below.top - one.top).toBeGreaterThan(share * heightOf(one))
    expect(compose({ prompt }).missing).toEqual([])
  })

  test.each([
    ['tulips', 0.35],
    ['roses', 0.35],
    ['tulips and daffodils', 0.2],
  ])('all flowers in a vase of %s, above its mouth', (flowers, share) => {
    const { things, missing } = compose({ prompt: `a vase of ${flowers}` })
    expect(missing).toEqual([])
    expect(things.filter(({ shows }) => shows?.name === 'vase')).toHaveLength(1)
    const bunch = thingsOf(`a vase of ${flowers}`)
    const vase = boxOf(bunch, 'vase')
    for (const { name, box } of bunch)
      if (name !== 'vase' && box) expect(box.top, name).toBeLessThan(vase.top - share * heightOf(vase))
  })

  test('the wings of who cannot fly without them', () => {
    const wingless = thingsOf('a pig').length
    expect(thingsOf('a flying pig')).toHaveLength(wingless + 2)
    expect(thingsOf('a flying owl')).toHaveLength(thingsOf('an owl').length)
  })

  test('a bird that perches on a level bough', () => {
    const things = thingsOf('an owl on a branch')
    const [owl, branch] = [boxOf(things, 'owl'), boxOf(things, 'branch')]
    expect(widthOf(branch)).toBeGreaterThan(1.5 * heightOf(branch))
    expect(owl.bottom).toBeGreaterThan(branch.top + 0.3 * heightOf(branch))
    expect(owl.bottom).toBeLessThan(branch.top + 0.6 * heightOf(branch))
  })

  test.each(['bat', 'dragon'])('no second pair of wings on a %s', (name) =>
    expect(thingsOf(`a flying ${name}`).map((thing) => thing.name)).toEqual([expect.stringContaining(name)]),
  )

  test('whoever leaps on the ground and without wings, whatever it is called', () => {
    const parts = (prompt: string) => thingsOf(prompt).map(({ name }) => name)
    const jump = parts('a hare jumping')
    expect(jump.length).toBeGreaterThan(parts('a hare').length)
    for (const verb of ['leaping', 'leaps', 'hops', 'bounces', 'leaping over a meadow', 'hopping over a meadow'])
      expect(parts(`a hare ${verb}`), verb).toEqual(jump)
  })

  test('who is over something, and who is between two others', () => {
    const leap = thingsOf('a cow jumping over the moon')
    expect(boxOf(leap, 'cow face').bottom).toBeLessThan(boxOf(leap, 'crescent moon').top)
    const row = thingsOf('a cat between a dog and a fox')
    const places = ['dog face', 'cat face', 'fox'].map((name) => middle(boxOf(row, name)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test.each([
    ['a fairy sitting on a mushroom', 'fairy', 'mushroom'],
    ['a frog on a rock', 'frog', 'rock'],
  ])('the whole of who sits on something: "%s"', (prompt, who, what) => {
    const things = thingsOf(prompt)
    expect(boxOf(things, who).bottom).toBeLessThan(boxOf(things, what).top + 0.3 * heightOf(boxOf(things, what)))
    expect(things.at(-1)?.name).toBe(who)
  })
})

test.each([
  ['a man with a sword', 'man', 'sword', 0.3],
  ['an alien eating a hot dog', 'alien', 'hot dog', 0.3],
])('what would be a black speck is held larger: "%s"', (prompt, who, what, share) => {
  const things = thingsOf(prompt)
  const { left, right, top, bottom } = boxOf(things, what)
  expect(Math.max(right - left, bottom - top)).toBeGreaterThan(share * heightOf(boxOf(things, who)))
})

describe('what is worn and held is with whoever wears and holds it', () => {
  test.each([
    ['a dog wearing a hat', 'dog face', 'top hat', 'above'],
    ['a lion with a crown', 'lion', 'crown', 'above'],
    ['a pig with sunglasses', 'pig face', 'sunglasses', 'within'],
    ['a cat wearing a scarf', 'cat face', 'scarf', 'within'],
    ['a horse with a hat', 'horse', 'top hat', 'above'],
    ['a bear holding a present', 'bear', 'wrapped gift', 'within'],
    ['a panda eating a cookie', 'panda', 'cookie', 'within'],
  ])('"%s"', (prompt, who, what, where) => {
    const things = thingsOf(prompt)
    const [body, thing] = [boxOf(things, who), boxOf(things, what)]
    expect(middle(thing)).toBeGreaterThan(body.left)
    expect(middle(thing)).toBeLessThan(body.right)
    expect(thing.bottom).toBeGreaterThan(body.top)
    if (where === 'above') expect(thing.bottom).toBeLessThan(body.top + 0.5 * heightOf(body))
    else expect(overlap(thing, body)).toBeGreaterThan(0.95 * widthOf(thing) * heightOf(thing))
    expect(compose({ prompt }).missing).toEqual([])
  })

  test('and every cat of three has its own', () => {
    const things = thingsOf('three cats wearing hats')
    const cats = things.flatMap(({ name, box }) => (name === 'cat face' && box ? [middle(box)] : []))
    const hats = things.flatMap(({ name, box }) => (name === 'top hat' && box ? [box] : []))
    expect(hats).toHaveLength(3)
    for (const [i, { left, right }] of hats.entries())
      expect(left < (cats[i] ?? 0) && (cats[i] ?? 0) < right).toBe(true)
  })

  test('a balloon hangs on a string over the shoulder', () => {
    const things = thingsOf('a dragon holding a balloon')
    expect(boxOf(things, 'balloon').top).toBeLessThan(boxOf(things, 'dragon face').top)
    expect(things.some(({ name }) => name === undefined)).toBe(true)
  })
})

test('a rainbow spans the page, whatever it is over', () => {
  const { things, missing } = compose({ prompt: 'a rainbow over a house' })
  const bow = things.find(({ shows }) => shows?.name === 'rainbow')
  expect({ missing, scale: bow?.scale, turn: bow?.turn }).toEqual({ missing: [], scale: 1, turn: undefined })
})

test('who jumps is off the ground, and who dances leans', () => {
  const still = boxOf(thingsOf('a girl'), 'girl')
  expect(boxOf(thingsOf('a girl jumping'), 'girl').bottom).toBeLessThan(still.bottom - 60)
  expect(thingsOf('a dancing bear').find(({ name }) => name === 'bear')?.placed.turn).not.toBe(0)
})

describe('who does something to another', () => {
  const gap = (a: Box, b: Box): number => Math.max(a.left, b.left) - Math.min(a.right, b.right)

  test.each([
    ['a girl feeding a giraffe', 'girl', 'giraffe'],
    ['a vet examining a puppy', 'health worker', 'dog face'],
    ['a boy and his dog building a sandcastle', 'boy', 'sandcastle'],
    ['a princess kissing a frog', 'princess', 'frog'],
    ['a boy washing his dog in a bathtub', 'boy', 'bathtub'],
  ])('is close to them, on the same ground: "%s"', (prompt, who, whom) => {
    const things = thingsOf(prompt)
    const [one, other] = [boxOf(things, who), boxOf(things, whom)]
    expect(gap(one, other)).toBeLessThan(60)
    expect(Math.abs(one.bottom - other.bottom)).toBeLessThan(20)
    expect(compose({ prompt }).missing).toEqual([])
  })

  test('runs after them, and both run the same way', () => {
    const things = thingsOf('a cat chasing a mouse')
    const turns = ['cat face', 'mouse face'].map(
      (name) => things.find((thing) => thing.name === name)?.placed.turn ?? 0,
    )
    expect(Math.sign(turns[0] as number)).toBe(Math.sign(turns[1] as number))
    expect(turns[0]).not.toBe(0)
    expect(readPrompt('a cat running away from a dog').wanted[0]?.tie).toEqual({ how: 'fleeing', whom: [1] })
  })

  test('has what it takes in the hand, as it suits them', () => {
    const propOf = (prompt: string): string | undefined => readPrompt(prompt).wanted[0]?.prop?.name
    expect(propOf('a girl feeding a cat')).toBe('fish')
    expect(propOf('a girl feeding a horse')).toBe('carrot')
    expect(propOf('kids building a snowman')).toBe('spade')
  })

  test('hugs a dog beside it, and a teddy in the arms', () => {
    expect(readPrompt('a girl hugging her dog').wanted[0]?.tie?.how).toBe('loving')
    expect(readPrompt('a girl hugging her teddy').wanted[1]?.tie?.how).toBe('held')
  })

  test('meets them on horseback together with the horse', () => {
    const { wanted } = readPrompt('a knight on a horse fighting a dragon')
    expect(wanted.map(({ on, tie }) => [on, tie?.how])).toEqual([
      [1, undefined],
      [undefined, 'facing'],
      [undefined, undefined],
    ])
  })

  test('has the ball between them, if two play', () => {
    const things = thingsOf('a cat and a dog playing with a ball')
    const [left, ball, right] = ['cat face', 'soccer ball', 'dog face'].map((name) => middle(boxOf(things, name)))
    expect(Math.sign((ball as number) - (left as number))).toBe(Math.sign((right as number) - (ball as number)))
  })
})

test('whoever dances leans with everything worn, and sits in the middle of whatever runs', () => {
  const dancer = thingsOf('a dancing bear with a hat').find(({ name }) => name === 'bear')
  expect(dancer?.placed.turn).not.toBe(0)
  const things = thingsOf('a girl riding a running horse')
  const [rider, horse] = [boxOf(things, 'girl'), boxOf(things, 'horse')]
  expect(Math.abs(middle(rider) - middle(horse))).toBeLessThan(0.1 * widthOf(horse))
})

test('ten apples lie in a basket, and all of them can be counted', () => {
  const things = thingsOf('10 apples in a basket')
  const basket = boxOf(things, 'basket')
  const apples = things.flatMap(({ name, box }) => (name === 'red apple' && box ? [box] : []))
  expect(apples).toHaveLength(10)
  for (const apple of apples) expect([middle(apple) > basket.left, middle(apple) < basket.right]).toEqual([true, true])
})

test('five flowers in two hands lie beside each other', () => {
  const flowers = thingsOf('a girl holding five roses').flatMap(({ name, box }) =>
    name === 'rose' && box ? [box] : [],
  )
  expect(flowers).toHaveLength(5)
  expect(new Set(flowers.map((flower) => Math.round(middle(flower)))).size).toBe(5)
})

test('a father is larger than his son, and a ball smaller than the dolphin above it', () => {
  const boat = thingsOf('dad and son fishing in a boat')
  expect(heightOf(boxOf(boat, 'man'))).toBeGreaterThan(1.15 * heightOf(boxOf(boat, 'boy')))
  const deep = thingsOf('a dolphin and a ball', seabed)
  expect(widthOf(boxOf(deep, 'soccer ball'))).toBeLessThan(0.8 * widthOf(boxOf(deep, 'dolphin')))
})

test('a hippo in a bathtub is in it on the page, with its head above the rim', () => {
  const { things } = compose({ prompt: 'a hippo in a bathtub', seed: 1 })
  const [hippo, tub] = ['hippopotamus', 'bathtub'].map((name) => {
    const placed = things.find(({ shows }) => shows?.name === name) as Placed
    return boxAt((placed.shows as Sprite).box, placed)
  }) as [Box, Box]
  expect(middle(hippo)).toBeGreaterThan(tub.left)
  expect(middle(hippo)).toBeLessThan(tub.right)
})

test('who hangs upside down is turned around', () => {
  const bat = thingsOf('a bat hanging upside down').find(({ name }) => name === 'bat')
  expect(Math.abs(bat?.placed.turn ?? 0)).toBe(180)
})

test('two who share an umbrella are both under it, and two who race run the same way', () => {
  const rain = thingsOf('a dog and a cat sharing an umbrella')
  const umbrella = boxOf(rain, 'umbrella')
  for (const name of ['dog face', 'cat face']) {
    expect(middle(boxOf(rain, name))).toBeGreaterThan(umbrella.left)
    expect(middle(boxOf(rain, name))).toBeLessThan(umbrella.right)
  }
  const race = thingsOf('a horse and a unicorn running')
  const ways = ['horse', 'unicorn'].map((name) => race.find((thing) => thing.name === name)?.placed.mirrored)
  expect(ways[0]).toBe(ways[1])
})

test('an elephant that swims lies as deep in the water with a monkey on it', () => {
  const draughtOf = (prompt: string) =>
    gathered(castFor(readPrompt(prompt).wanted, { different: 6, actors: 12 }))[0]?.sprite.draught
  expect(draughtOf('a swimming elephant')).toBeGreaterThan(0)
  expect(draughtOf('a swimming elephant with a monkey on its back')).toBe(draughtOf('a swimming elephant'))
})
