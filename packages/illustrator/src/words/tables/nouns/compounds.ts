import type { AbsentRow } from './absent.ts'

/** Drawing → words for it that would otherwise be taken for what their parts mean: a horse fly is no horse. */
export const COMPOUNDS: Readonly<Record<string, string>> = {
  fly: 'horse fly, horsefly, house fly, fruit fly',
  bat: 'flying fox, fruit bat',
  fish: 'catfish, cat fish, lion fish, lionfish, sunfish, sun fish, parrot fish, zebra fish, dogfish',
  chipmunk: 'prairie dog, ground squirrel',
  baseball: 'bat and ball, ball and bat, bat and a ball',
  'deciduous tree': 'plane tree, family tree',
  'palm tree': 'date palm, date tree',
  wrench: 'monkey wrench',
  't-shirt': 'tank top, crop top, tube top',
  'building construction': 'construction crane, building crane, tower crane',
  beans: 'chick peas, chickpea, jelly beans in a jar',
  egg: 'egg shell, eggshell',
  'ice hockey': 'hockey puck',
  'ping pong': 'table tennis player, ping pong paddle',
  spaghetti:
    'bowl of spaghetti, plate of spaghetti, bowl of pasta, plate of pasta, bowl of spaghetti and meatballs, ' +
    'plate of spaghetti and meatballs',
  'green salad': 'bowl of salad',
  popcorn: 'bowl of popcorn, bucket of popcorn',
  'glass of milk': 'glass of water, glass of juice',
}

/** The same, for what has no drawing. */
export const ABSENT_COMPOUNDS: readonly AbsentRow[] = [
  ['red red call box', 'city'],
  ['pony tail, ponytail, pony tails, ponytails, pig tail, pig tails, pigtail'],
  ['plant pot, plant pots, clay pot, clay pots, terracotta pot', 'garden', ['potted plant']],
  ['book worm, bookworm, book end, book mark'],
  ['water slide, water park', 'playground', ['playground slide']],
  ['finger puppet, hand puppet, sock puppet', 'room'],
  ['butterfly net, fishing net'],
  ['fire hydrant, fire hose, fire escape, fire pit', undefined, [], ['fire engine']],
  ['hair clip, hair band', undefined, ['ribbon']],
  ['tea party table, bedside table, night stand', 'room'],
  ['mouse pad, mousepad, mouse trap, mousetrap', undefined, [], ['computer mouse']],
  ['nail polish, finger nail, fingernail', undefined, [], ['lipstick']],
  ['palm of my hand, palm of the hand', undefined],
  ['piggy bank, money box', undefined, ['coin']],
  ['elephant trunk, trunk of an elephant, elephants trunk', 'savanna', ['elephant']],
  ['car trunk, car boot', 'road', ['automobile']],
  ['tree bark', 'forest', ['deciduous tree']],
  ['sea cow', 'underwater', [], ['seal', 'dolphin']],
  ['kiwi bird', 'forest', [], ['bird']],
  ['dragon fruit, passion fruit', 'table', [], ['mango', 'melon']],
  ['paper airplane, paper plane, paper aeroplane', 'sky', [], ['kite']],
  ['pie chart, sun dial, sundial', 'school', [], ['pencil']],
  [
    'rock cycle, carbon cycle, food chain, food web',
    'school',
    [],
    ['globe showing europe-africa', 'leaf fluttering in wind'],
  ],
  ['life cycle, life cycles, cycle'],
  ['club house, clubhouse, light show, cat walk, catwalk'],
  ['baseball pitcher', 'sport', ['baseball']],
]
