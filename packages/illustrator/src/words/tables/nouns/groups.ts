import type { ThemeName } from '../../../themes/theme-name.ts'

/** Words for several things at once, all of them drawn, and the place they belong to. */
export const GROUPS: readonly (readonly [words: string, drawings: readonly string[], theme?: ThemeName])[] = [
  ['family, families', ['woman', 'man', 'girl', 'baby']],
  ['friend, best friend, bff, bestie', ['girl', 'boy']],
  [
    'children, kids, grandchildren, grandkids, boys and girls, siblings, twins, childs, classmates, pupils',
    ['girl', 'boy'],
  ],
  ['people, persons, crowd', ['woman', 'man', 'child']],
  ['grandparents, grandma and grandpa, old people', ['old woman', 'old man']],
  ['parents, mum and dad, mom and dad, mummy and daddy, mommy and daddy', ['woman', 'man']],
  [
    'football player, soccer player, footballer, football team, goalkeeper, goalie',
    ['person running', 'soccer ball'],
    'sport',
  ],
  ['baseball player', ['person running', 'baseball'], 'sport'],
  ['tennis player', ['person running', 'tennis'], 'sport'],
  ['band, rock band, orchestra', ['singer', 'guitar', 'drum']],
  ['guitar player, guitarist', ['singer', 'guitar']],
  ['drummer', ['singer', 'drum']],
  ['solar system, planets and stars', ['ringed planet', 'globe showing europe-africa', 'sun', 'comet'], 'space'],
  ['milk and cookies, cookies and milk', ['glass of milk', 'cookie']],
  ['bacon and eggs, eggs and bacon', ['cooking', 'bacon']],
  ['bucket and spade, sand bucket, sand toys', ['bucket', 'shovel'], 'beach'],
  ['teddy bear picnic, teddy bears picnic', ['teddy bear', 'basket', 'red apple'], 'meadow'],
  ['picnic', ['basket', 'sandwich', 'red apple'], 'meadow'],
  ['car race, race with cars', ['racing car', 'automobile'], 'road'],
  ['butterfly garden', ['butterfly', 'sunflower', 'tulip', 'lady beetle'], 'garden'],
  ['sea turtle', ['turtle'], 'underwater'],
  ['sandcastle, sand castle', ['castle'], 'beach'],
  ['tea party', ['teapot', 'cupcake', 'hot beverage'], 'table'],
  ['sleepover, pajama party, pyjama party', ['girl', 'teddy bear', 'bed'], 'room'],
  ['zookeeper, zoo keeper', ['man', 'lion'], 'savanna'],
  ['snack, snacks', ['cookie', 'red apple', 'popcorn'], 'table'],
]
