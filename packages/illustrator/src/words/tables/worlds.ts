/// <reference types="vite/types/importMeta.d.ts" />
import { listed, readTable } from './table.ts'

/** A place with those who are at home there: suggestions put them together. All nouns are singular. */
export interface World {
  readonly places: readonly string[]
  readonly heroes: readonly string[]
  readonly friends: readonly string[]
  /** With their article, as one would say "with …". */
  readonly things: readonly string[]
  readonly doing: readonly string[]
  /** Where its heroes are no people or animals. */
  readonly moods?: readonly string[]
}

const FILE = 'english/worlds.tsv'

const texts = import.meta.glob<string>('./english/worlds.tsv', { query: '?raw', import: 'default', eager: true })

const columns = ['places', 'heroes', 'friends', 'things', 'doing', 'moods'] as const

/** By itself: a server that suggests need not load the tables that a page is drawn from. */
export const WORLDS: readonly World[] = readTable(FILE, texts[`./${FILE}`] ?? '', columns, 5).map(
  ({ places, heroes, friends, things, doing, moods }) => ({
    places: listed(places),
    heroes: listed(heroes),
    friends: listed(friends),
    things: listed(things),
    doing: listed(doing),
    ...(moods === '' ? {} : { moods: listed(moods) }),
  }),
)

/** Riders and what they ride, wherever it takes them. */
export const RIDERS = 'bear cat dog fox frog mouse monkey panda pig rabbit robot penguin lion unicorn dinosaur'.split(
  ' ',
)
export const RIDES = [
  'riding a bicycle',
  'on a skateboard',
  'driving a tractor',
  'in a boat',
  'flying an airplane',
  'in a rocket',
  'driving a racing car',
  'riding a scooter',
  'in a canoe',
  'riding a motorcycle',
  'on a sled in the snow',
  'in a helicopter',
]
