import pluralize from 'pluralize'
import { type Random, randomFrom } from './random.ts'
import { RIDERS, RIDES, WORLDS, type World } from './words/tables/worlds.ts'

const MOODS = ['happy', 'friendly', 'funny', 'sleepy', 'curious', 'brave', 'clever', 'cute', 'shy', 'jolly']
const NUMBERS = ['two', 'three', 'four']

/** A prompt that can be drawn in full; the same seed gives the same one. */
export function suggest(seed: number): string {
  const random = randomFrom(seed)
  const world = random.pick(WORLDS)
  const sentence = random.pick([friends, company, deed, deed, gift, gift, ride])(world, random)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** "A fox and two rabbits in a snowy forest" */
function friends(world: World, random: Random): string {
  const hero = random.pick(world.heroes)
  const friend = random.pick(world.friends.filter((other) => other !== hero))
  return `${one(hero)} and ${random.pick(NUMBERS)} ${pluralize(friend)} ${random.pick(world.places)}`
}

/** "A lion, a zebra and a bird on safari" */
function company(world: World, random: Random): string {
  const [first = '', second = '', third = ''] = random.shuffled([...new Set([...world.heroes, ...world.friends])])
  return `${one(first)}, ${one(second)} and ${one(third)} ${random.pick(world.places)}`
}

/** "A sleepy bear having a picnic in the woods" */
const deed = (world: World, random: Random): string =>
  `${moody(world, random)} ${random.pick(world.doing)} ${random.pick(world.places)}`

/** "A brave astronaut with a telescope on the moon" */
const gift = (world: World, random: Random): string =>
  `${moody(world, random)} with ${random.pick(world.things)} ${random.pick(world.places)}`

/** "A funny mouse flying an airplane" */
const ride = (_: World, random: Random): string =>
  `${one(`${random.pick(MOODS)} ${random.pick(RIDERS)}`)} ${random.pick(RIDES)}`

function moody(world: World, random: Random): string {
  const hero = random.pick(world.heroes)
  return one(random.chance(0.6) ? `${random.pick(world.moods ?? MOODS)} ${hero}` : hero)
}

/** Names have no article; "unicorn" starts with a consonant for the ear. */
function one(noun: string): string {
  if (noun === 'santa') return 'Santa'
  return /^(?:[aeio]|u(?!ni))/.test(noun) ? `an ${noun}` : `a ${noun}`
}
