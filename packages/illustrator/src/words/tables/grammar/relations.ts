import type { Doing, Meeting, Place, Use } from '../../../asked/relations.ts'
import type { ThemeName } from '../../../themes/theme-name.ts'
import { englishTable } from '../english.ts'
import { listed } from '../table.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const lines = englishTable('relations', ['is', 'which', 'words'])

/** The words of a kind of relation, each with which it is: one of those. */
function filed<Which extends string>(kind: string, all: readonly Which[]): ReadonlyMap<string, Which> {
  const rows = lines.filter(({ is }) => is === kind)
  return new Map(
    rows.flatMap(({ which: named, words, at }) => {
      const which = all.find((one) => one === named)
      if (which === undefined) throw new Error(`${at} is no ${kind} of ${all.join(', ')}: ${named}.`)
      return listed(words).map((word) => [word, which] as const)
    }),
  )
}

const WHERE: readonly Place[] = ['on', 'in', 'under', 'behind', 'before', 'over', 'between']
const HOW: readonly Use[] = ['worn', 'held', 'eaten', 'played']

export const PLACES = filed('place', WHERE)

/** Of what was named before, whoever is named next is there: in Turkish and Japanese, and in "a boat in which a bear sits". */
export const POSTPOSED = filed<Place | Use>('there', [...WHERE, ...HOW])

export const USES = filed('use', HOW)

/** Of verbs that are uses as well, this holds for the living and for what is not used that way: who plays with a dog. */
export const MEETINGS = filed<Meeting>('meeting', ['facing', 'chasing', 'loving', 'pulling'])

export const DOINGS = filed<Doing>('doing', ['jumping', 'dancing', 'running', 'singing', 'swimming', 'upside down'])

/** After these a place needs no noun to be one: a truck with an elephant inside, a ship with an octopus under it. */
export const BACKWARDS = wordSet('it them him')

/** Whoever was named last is on whom was named earlier: a whale with a boat on its back. */
export const ON_BACK = new Set(
  'on its back, on his back, on her back, on their back, on its head, on his head, on her head, on his shoulder, on her shoulder, on its nose, on its antlers, from its antlers, in its antlers, on its horns'.split(
    ', ',
  ),
)

/** After a vessel these tell what is in it: a basket of kittens; after one that may be full already, not all do. */
export const FILLING: ReadonlyMap<string, RegExp> = new Map([
  ['of', /./],
  ['full of', /./],
  ['with', /^(?!pot|bowl|jar|teacup|hot beverage|vase|wrapped)/],
])

/** What grows is in them even so: a vase with roses. */
export const PLANTERS = /^(?:pot of food|jar|teacup without handle|hot beverage|vase)$/

/** Then those named before are the ones who are chased. */
export const FLEEING = /from$/

/** The same where the thing allows it: a girl with a balloon holds it, a cat with a hat wears it. */
export const HAVING = wordSet('with has having')

/** They make those named before large: an ice cream as big as a house. */
export const COMPARING = new Set(
  'as big as, as large as, as huge as, as tall as, bigger than, larger than, taller than'.split(', '),
)

/** These carry only in a vehicle: a bear flies a plane, but a girl flies a kite. */
export const STEERING = wordSet('flying flies fly flew sailing sails sail steering paddling piloting')

/** What follows belongs to the same list: a cat and a dog. */
export const LISTING = wordSet('and & plus with')

/** What was said before, such as a number, is not said of what follows. */
export const PARTING = wordSet('and & plus with or near by under beside behind at of to has who that loves likes')

/** What follows is not wanted, or is only a name. */
export const SPARING = wordSet('no without not named called')

/** They take back a number before them: a four year old, a three headed dragon. */
export const UNCOUNTING = wordSet('year years yr headed legged eyed horned')

/** They put those named before to sleep. */
export const SLEEPING = wordSet(
  'sleeping sleeps sleep slept asleep napping naps nap snoozing snoozes snoring snores dozing',
)

/** Whoever stands there may as well be doing it. */
export const STILL = wordSet(
  'sitting standing lying waiting being having going coming smiling laughing grinning resting relaxing living growing ' +
    'blooming flowering shining glowing twinkling sparkling enjoying working walking facing thinking dreaming looking ' +
    'doing getting saying starting trying winning visiting hanging hiding peeking peeping posing staring surrounding ' +
    'coloring colouring drawing including featuring using breathing morning evening taking putting bringing telling ' +
    'learning studying waving welcoming wanting needing liking loving called',
)

/** They lift those named before off the ground. */
export const FLYING = wordSet('flying flies fly flew soaring soars soar gliding glides hovering hovers floating floats')

/** A noun follows, so that a verb before them has an object (flying a kite), and one after them describes it. */
export const BEFORE_OBJECT = wordSet('a an the his her its their my our your')

/** After what grows they tell that there are many: a sunflower field. */
export const FIELD = wordSet('field fields meadow garden orchard')
export const GROWING = /plant-|flower|food-vegetable|food-fruit/

/** After these a place is seen from outside: in front of a school. */
export const FROM_OUTSIDE =
  /(?:^| )(?:in front of|outside|outside of|next to|beside|behind|near|past)(?: (?:a|an|the|my|our|his|her|their|old|new))*$/

/** After these a table is a thing rather than where the page plays. */
export const UNDER_TABLE =
  /(?:^| )(?:under|underneath|beneath|below|behind)(?: (?:a|the|my|our|his|her|their|old|big))*$/

export const BUILDINGS: Readonly<Partial<Record<ThemeName, string>>> = { school: 'school', farm: 'barn' }

/** What is on top of a thing that is said to have it: a cake with candles, a tree with a star. */
export const TOPPED = /cake$|cupcake|^pie$|custard|ice cream$|christmas tree/
export const TOPPINGS = /candle|cherries|strawberry|^star$|glowing star/

/** Things that others are in, when they are said to have them. */
export const VESSELS =
  /^(?:basket|bucket|package|cage|nest|empty nest|bathtub|treasure chest|pot of food|bowl with spoon|jar|wheelbarrow|shopping cart|teacup without handle|hot beverage|vase|sailboat|canoe|wrapped gift|sled|stroller|hot air balloon)$/
