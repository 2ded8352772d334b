import type { Doing, Meeting, Place, Use } from '../../../asked/relations.ts'
import type { ThemeName } from '../../../themes/theme-name.ts'

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const filed = <Kind>(rows: readonly (readonly [Kind, string])[]): ReadonlyMap<string, Kind> =>
  new Map(rows.flatMap(([kind, words]) => words.split(', ').map((word) => [word, kind] as const)))

export const PLACES = filed<Place>([
  [
    'on',
    'on, onto, crossing, crosses, atop, aboard, riding, rides, ride, rode, climbing, climbs, climb, sliding down, swinging on, swinging from, hanging from, up a, up the, up in, perched on, sitting on, sits on, standing on, stands on, balancing on, on top of, at the top of, on top, on the back of, on the head of, on the roof of, on the shoulder of',
  ],
  ['in', 'in, inside, into, driving, drives, drive, drove, inside of, out of'],
  ['under', 'under, underneath, beneath, below'],
  ['behind', 'behind, in back of'],
  ['before', 'in front of, in front, against'],
  ['over', 'over, above'],
  ['between', 'between, in between'],
])

/** After these a place needs no noun to be one: a truck with an elephant inside, a ship with an octopus under it. */
export const BACKWARDS = wordSet('it them him')

/** Of what was named before, whoever is named next is there: in Turkish and Japanese, and in "a boat in which a bear sits". */
export const POSTPOSED = filed<Place | Use>([
  ['on', 'there on, on which, on whose back'],
  ['in', 'there in, in which, inside which'],
  ['under', 'there under, under which'],
  ['behind', 'there behind, behind which'],
  ['before', 'there before, in front of which'],
  ['over', 'there over, over which'],
  ['held', 'there held'],
  ['worn', 'there worn'],
  ['eaten', 'there eaten'],
])

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

export const USES = filed<Use>([
  ['worn', 'wearing, wears, wear, wore, dressed in, puts on, putting on'],
  [
    'held',
    'holding, holds, hold, held, feeding, feeds, feed, carrying, carries, carry, hugging, hugs, hug, reading, reads, read, giving, gives, baking, bakes, picking, picks, selling, sells, sharing, shares',
  ],
  [
    'eaten',
    'eating, eats, eat, ate, drinking, drinks, drink, licking, licks, biting, bites, chewing, nibbling, sipping',
  ],
  ['played', 'playing, plays, play, kicking, kicks, kick, throwing, throws, catching, catches, bouncing, bounces'],
])

/** Of verbs that are uses as well, this holds for the living and for what is not used that way: who plays with a dog. */
export const MEETINGS = filed<Meeting>([
  [
    'facing',
    'feeding, feeds, feed, fed, watching, watches, looking at, looks at, looking, looks, staring at, pointing at, talking to, talks to, talking with, speaking to, listening to, singing to, reading to, telling, asking, greeting, greets, meeting, meets, meet, visiting, visits, waving at, waving to, playing, plays, play, dancing with, sharing, giving, gives, showing, helping, helps, saving, saves, rescuing, rescues, teaching, teaches, training, examining, checking, curing, healing, fighting, fights, fight, battling, battles, facing, scaring, scares, tickling, tickles, washing, washes, bathing, brushing, combing, grooming, cleaning, painting, paints, drawing, photographing, building, builds, build, making, decorating, decorates, fixing, fixes, repairing, repairs, planting, watering, waters, digging up, digs up, picking, picks, opening, finding, finds, discovering, discovers, guarding, guards, protecting, pushing, pushes, push, smelling, sniffing, sniffs, smells, touching, milking, shearing, cooking, cooks, baking, bakes, blowing out, blows out, surprising, kicking, stroking, wrapping, wraps, unwrapping, blowing, blows, stirring, stirs, tucking, boxing with, wrestling, wrestling with, lighting, lights a, putting, spraying, sprays, arguing with, swimming with, walking with, sitting with, sits with, standing with, running with, dancing around, holding hands with, riding past, next to, beside',
  ],
  [
    'chasing',
    'chasing, chases, chase, chased, following, follows, follow, catching, catches, catch, hunting, hunts, running after, runs after, racing, races, escaping from, running from, running away from, fleeing from',
  ],
  [
    'loving',
    'kissing, kisses, kiss, hugging, hugs, hug, cuddling, cuddles, cuddling with, petting, pets, loving, snuggling, snuggling with, embracing, marrying, in love with',
  ],
  [
    'pulling',
    'pulling, pulls, pull, dragging, drags, towing, tows, walking a, walking the, walking his, walking her, walking my, walking their, walks a, walks the, walks his, walks her, walks my, leading',
  ],
])

/** Then those named before are the ones who are chased. */
export const FLEEING = /from$/

/** The same where the thing allows it: a girl with a balloon holds it, a cat with a hat wears it. */
export const HAVING = wordSet('with has having')

export const DOINGS = filed<Doing>([
  [
    'jumping',
    'jumping, jumps, jump, jumped, leaping, leaps, leap, leapt, leaped, hopping, hops, hop, hopped, bouncing, bounces, bounce, bounced, skipping, skips, skip',
  ],
  ['dancing', 'dancing, dances, dance, danced, twirling, twirls'],
  ['running', 'running, runs, run, ran, racing, races, race, chasing, chases, chase, galloping, gallops, jogging'],
  ['singing', 'singing, sings, sing, sang, howling, howls, howl, roaring, roars, roar, barking, crowing'],
  ['swimming', 'swimming, swims, swim, swam'],
  ['upside down', 'upside down, headstand, handstand'],
])

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
