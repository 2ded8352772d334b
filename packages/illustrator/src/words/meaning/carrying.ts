import type { Use } from '../../asked/relations.ts'
import type { Drawing } from '../../library/drawing.ts'
import type { Drawn } from './mentions.ts'

const CARRYING_WEATHER = new Set(['cloud', 'crescent moon', 'full moon', 'rainbow', 'star', 'water wave'])

/** Whether a drawing can bear another: a hat is worn, the sun only shines on the cat "in the sun". */
export function canCarry(host: Drawing, what: 'anything' | 'crew'): boolean {
  if (what === 'crew') return /transport/.test(host.kind) || host.name === 'space shuttle'
  if (host.kind === 'travel-places/sky-weather') return CARRYING_WEATHER.has(host.name)
  return !/clothing|heart|music|face-/.test(host.kind) || /^(?:skull|jack-o-lantern|robot)$/.test(host.name)
}

const LIVING = /^people-|animal-|face-costume|openmoji\/animals/
const LIKE_LIVING = /^(?:snowman.*|teddy bear|scarecrow|gingerbread.*|nesting dolls|moai)$/

/** Whether it can ride and have a family: animals, people and the like. */
export const isAlive = (meaning: Drawn | undefined): boolean => {
  const drawing = meaning?.is === 'thing' ? meaning.drawing : meaning?.drawings[0]
  return drawing !== undefined && (LIVING.test(drawing.kind) || LIKE_LIVING.test(drawing.name))
}

/** Whether it lives, unlike a teddy. */
export const isLiving = ({ kind }: Drawing): boolean => LIVING.test(kind)

/** Whether it can go to another or do something to it. */
export const canMeet = (meaning: Drawn | undefined): boolean =>
  isAlive(meaning) || (meaning?.is === 'thing' && /transport-ground/.test(meaning.drawing.kind))

/** Whether it is a person, or several. */
export const isPerson = (meaning: Drawn): boolean =>
  (meaning.is === 'thing' ? [meaning.drawing] : meaning.drawings).every(({ kind }) =>
    kind.startsWith('people-body/person'),
  )

const NOT_WORN = /lipstick|gem stone|bag|purse|shopping|fan$/
const WORN_TOO =
  /^(?:ribbon|headphone|diving mask|backpack|jetpack|sports medal|military medal|boxing glove|ice skate|roller skate)$/

const isWearable = ({ kind, name }: Drawing): boolean =>
  (kind === 'objects/clothing' && !NOT_WORN.test(name)) || WORN_TOO.test(name)

/** One goes on skates and has them on. */
export const isForFeet = ({ name }: Drawing): boolean => /skate$/.test(name)

/** What fits into a hand or a paw, and is usually there. */
const HANDY =
  /^(?:food-drink|objects\/|activities\/(?:game|sport|event|arts)|animals-nature\/plant-flower|flags)|umbrella|balloon|leaf|clover/
const NOT_HANDY =
  /bed$|couch|chair|bathtub|door$|window|shower|cart$|tree|jack-o|fireworks|goal net|piano|moai|ladder|birthday cake|sled|skis|game$|candle|lamp|table|throne|blanket|carpet|cauldron|bin$|pram/

const isHandy = ({ kind, name }: Drawing): boolean => HANDY.test(kind + name) && !NOT_HANDY.test(name)

const TOO_LARGE =
  /travel-places\/(?!sky)|transport|bed$|couch|bathtub|elephant|giraffe|whale|horse$|cow$|tree$|rainbow|t-rex|sauropod/

/** What somebody does with a thing, if it can be done with it. Listed is what came after "and": the dog stays on its feet. */
export function useOf(thing: Drawing, asked: Use | 'having', listed: boolean): Use | undefined {
  if (isWearable(thing) && asked !== 'played') return asked === 'held' ? 'held' : 'worn'
  if (asked === 'worn') return undefined
  if (asked === 'having' || listed) return isHandy(thing) ? (asked === 'having' ? 'held' : asked) : undefined
  if (TOO_LARGE.test(thing.kind + thing.name)) return undefined
  if (asked === 'held') return thing.kind.startsWith('people-') && thing.name !== 'baby' ? undefined : 'held'
  return isHandy(thing) ? asked : undefined
}
