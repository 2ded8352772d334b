import { describe, expect, test } from 'vitest'
import { compose } from '../../illustrate.ts'
import { readPrompt } from '../read-prompt.ts'
import { titleOf } from '../title-of.ts'

/** What a prompt asks for, as "style detail: drawings". */
function read(prompt: string): string {
  const { style = '', detail = '', wanted } = readPrompt(prompt)
  const drawings = [...new Set(wanted.map(({ drawing }) => drawing.name))].join(', ')
  return `${style} ${detail}`.trim().concat(`: ${drawings}`)
}

const FLOWERS = 'sunflower, tulip, blossom, rose'
const LEAVES = 'fallen leaf, leaf fluttering in wind'

describe('how a page is to look, in the words of the prompt', () => {
  test.each([
    ['a mandala of flowers', `mandala: ${FLOWERS}`],
    ['snowflake mandala', 'mandala: snowflake'],
    ['a colouring page with a mandala of butterflies', 'mandala: butterfly'],
    ['a bee and a sunflower, close up', 'close-up: honeybee, sunflower'],
    ['portrait of a lion', 'close-up: lion'],
    ['geometric pattern with leaves', `pattern: ${LEAVES}`],
    ['wrapping paper with cupcakes', 'pattern: cupcake'],
    ['a unicorn in a frame of stars', 'frame: unicorn, star'],
    ['an intricate owl for adults', '3: owl'],
    ['a fish with mandala patterns', '3: fish'],
    ['a very detailed mandala of butterflies', 'mandala 3: butterfly'],
    ['a cat for my two-year-old', '1: cat face'],
    ['for my 3 year old daughter: a bunny', '1: rabbit face'],
    ['simple dinosaur for toddlers', '1: sauropod'],
    ['a train for ages 4-8', '2: locomotive'],
    ['a castle for my 15 year old son', '3: castle'],
    ['un mandala de flores', `mandala: ${FLOWERS}`],
    ['una abeja y un girasol en primer plano', 'close-up: honeybee, sunflower'],
    ['un patrón geométrico con hojas', `pattern: ${LEAVES}`],
    ['un búho muy detallado para adultos', '3: owl'],
    ['un gato para mi hijo de dos años', '1: cat face'],
    ['ein Mandala aus Blumen', `mandala: ${FLOWERS}`],
    ['eine Biene und eine Sonnenblume, Nahaufnahme', 'close-up: honeybee, sunflower'],
    ['ein geometrisches Muster mit Blättern', `pattern: ${LEAVES}`],
    ['eine detailreiche Eule für Erwachsene', '3: owl'],
    ['eine Katze für meinen zweijährigen Sohn', '1: cat face'],
    ['une abeille en gros plan', 'close-up: honeybee'],
    ['un hibou détaillé pour adultes', '3: owl'],
    ['un chat pour mon enfant de 2 ans', '1: cat face'],
    ['un gufo dettagliato per adulti', '3: owl'],
    ['un gatto per mio figlio di due anni', '1: cat face'],
    ['uma coruja detalhada para adultos', '3: owl'],
    ['um gato para meu filho de dois anos', '1: cat face'],
    ['мандала из цветов', `mandala: ${FLOWERS}`],
    ['сложная сова для взрослых', '3: owl'],
    ['кот для моей двухлетней дочки', '1: cat face'],
    ['складна сова для дорослих', '3: owl'],
    ['szczegółowa sowa dla dorosłych', '3: owl'],
    ['kot dla dwulatka', '1: cat face'],
    ['yetişkinler için ayrıntılı baykuş', '3: owl'],
    ['çiçek mandalası', 'mandala: blossom'],
    ['أسد للكبار', '3: lion'],
    ['बड़ों के लिए उल्लू', '3: owl'],
    ['花的曼荼罗', 'mandala: blossom'],
    ['给我两岁的孩子画一只猫', '1: cat face'],
    ['大人向けの複雑なふくろう', '3: owl'],
  ])('"%s" is read as %s, and nothing of it is missing', (prompt, expected) => {
    expect(read(prompt)).toBe(expected)
    expect(readPrompt(prompt).missing).toEqual([])
  })

  test.each([
    ['a cat', ': cat face'],
    ['no frame, just a cat', ': cat face'],
    ['a cat without a border', ': cat face'],
    ['a zebra with a pattern', ': zebra'],
    ['a border collie on a climbing frame', ': dog face'],
    ['a 3 year old boy with a dog', ': boy, dog face'],
    ['Marco and his dog', ': dog face'],
    ['a lion close to a tree', ': lion, deciduous tree'],
  ])('"%s" says nothing about it', (prompt, expected) => expect(read(prompt)).toBe(expected))
})

test.each([
  ['a raven, celtic knot', 'celtic'],
  ['paisley elephant', 'paisley'],
  ['an Art Deco peacock', 'deco'],
  ['a koi in Japanese tattoo style', 'flowing'],
  ['a wolf with a geometric border', 'geometric'],
  ['a stained glass butterfly', 'glass'],
  ['zentangle fox', 'zentangle'],
  ['a vintage teapot', 'floral'],
])('"%s" says of which kind the ornaments are: %s', (prompt, taste) => {
  expect(readPrompt(prompt)).toMatchObject({ taste: { is: taste }, detail: 3, missing: [] })
})

test('who is wanted from close up is drawn by the head', () => {
  expect(read('portrait of a horse')).toBe('close-up: horse face')
  expect(read('the face of a cow')).toBe('close-up: cow face')
  expect(read('a horse')).toBe(': horse')
})

test.each([
  ['an intricate owl for adults', 'An owl'],
  ['a cat for my two-year-old', 'A cat'],
  ['For my 3 year old daughter: a bunny', 'A bunny'],
  ['eine Katze für meinen zweijährigen Sohn', 'Eine Katze'],
  ['yetişkinler için ayrıntılı baykuş', 'Ayrıntılı baykuş'],
  ['a mandala of flowers', 'A mandala of flowers'],
  ['a mandala', 'A mandala'],
])('"%s" is called "%s": whom it is for is no part of the title', (prompt, title) => {
  expect(titleOf(prompt, readPrompt(prompt))).toBe(title)
})

test.each([
  'a stag in the mist, ethereal',
  'a bouquet of peonies',
  'a mindful fox',
  'gato gótico',
  'coloriage adulte hibou',
  'раскраска антистресс сова',
  'kolorowanka antystresowa kot',
  'yetişkin boyama baykuş',
  '成人填色 猫头鹰',
  '大人の塗り絵 猫と花',
])('"%s" is asked for by adults, and gets the detail they like', (prompt) => {
  expect(readPrompt(prompt).detail).toBe(3)
})

test('a child may ask for the same, and gets a page for a child', () => {
  expect(readPrompt('a cute fox by a serene pond').detail).toBeUndefined()
  expect(compose({ prompt: 'a stag, ethereal', detail: 1 }).detail).toBe(1)
})
