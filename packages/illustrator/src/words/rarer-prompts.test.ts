import { expect, test } from 'vitest'
import { readPrompt } from './read-prompt.ts'

/** What is asked for less often, in the forms in which it is written. */
test.each([
  ['un jabalí y dos nutrias junto a la hoguera', 'boar, otter, fire'],
  ['zwei Waschbären, ein Dachs und ein Wildschwein', 'raccoon, badger, boar'],
  ['le père Noël qui descend par la cheminée', 'santa claus, roof'],
  ['una Vespa con geranios', 'motor scooter, hibiscus'],
  ['una leonessa che suona il sassofono', 'lion, saxophone'],
  ['festa junina com fogueira e bandeirinhas', 'fire'],
  ['девочка катается на коньках', 'girl'],
  ['dziewczynka z łyżkami i wiaderkiem', 'girl, spoon, bucket'],
  ['قطتي نائمة على سجادة بجانب إبريق شاي', 'cat face, teapot'],
  ['नाचती हुई मोरनी और कमल', 'peacock, lotus'],
  ['un fenicottero con un ghiacciolo e dei mirtilli', 'flamingo, popsicle, blueberries'],
  ['uma lhama comendo panquecas', 'llama, pancakes'],
  ['блины, самовар и солнце', 'pancakes, teapot, sun with face'],
  ['сова на гілці', 'owl, branch'],
  ['wiewiórka z szyszkami i żołędziami na gałęzi', 'chipmunk, pinecone, acorn, branch'],
  ['salıncakta bir rakun', 'swing, raccoon'],
  ['حمامة على غصن وإبريق الشاي', 'dove, branch, teapot'],
  ['डाली पर कबूतर और केतली', 'branch, dove, teapot'],
  ['ぶらんことどんぐり', 'swing, acorn'],
  ['松鼠和松果在树枝上', 'chipmunk, pinecone, branch'],
])('"%s" is drawn', (prompt, drawings) => {
  const { wanted, missing } = readPrompt(prompt)
  expect([missing, wanted.map(({ drawing }) => drawing.name).join(', ')]).toEqual([[], drawings])
})

test('"ねこがさかなをつっている" is a cat fishing, whose fish is in the pond', () => {
  const { wanted, missing, theme } = readPrompt('ねこがさかなをつっている')
  expect([wanted.map(({ drawing }) => drawing.name), missing, theme]).toEqual([['cat face'], [], 'pond'])
})

test('a word that is English, too, stays English in an English prompt', () => {
  expect(
    readPrompt('a handy helper with a sage smile and a nosy cat').wanted.map(({ drawing }) => drawing.name),
  ).toEqual(['cat face'])
})
