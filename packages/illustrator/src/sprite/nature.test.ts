import { expect, test } from 'vitest'
import { drawingNamed, LIBRARY } from '../library/library.ts'
import { elementOf, sizeOf } from './nature.ts'

const named = (name: string) => drawingNamed(name) ?? { name, kind: '' }

test.each([
  ['butterfly', 'air'],
  ['balloon', 'air'],
  ['rocket', 'in space'],
  ['dolphin', 'under water'],
  ['sailboat', 'afloat'],
  ['cat face', 'ground'],
  ['sunflower', 'ground'],
  ['fishing pole', 'ground'],
  ['growing heart', 'air'],
])('a %s belongs to the %s', (name, element) => {
  expect(elementOf(named(name))).toBe(element)
})

test('no food, no clothes and no plant flies or swims', () => {
  const wrong = LIBRARY.filter((drawing) => /food|clothing|plant/.test(drawing.kind) && elementOf(drawing) !== 'ground')
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('an elephant is larger than a dog, and a dog larger than a cookie', () => {
  const [elephant, dog, cookie] = ['elephant', 'dog', 'cookie'].map((name) => sizeOf(named(name)))
  expect(elephant).toBeGreaterThan(dog ?? 0)
  expect(dog).toBeGreaterThan(cookie ?? 0)
  expect(sizeOf(named('construction worker'))).toBe(1)
})
