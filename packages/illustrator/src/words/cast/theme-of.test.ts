import { describe, expect, test } from 'vitest'
import { readPrompt } from '../read-prompt.ts'

const place = (prompt: string): string => {
  const { theme = 'anywhere', weather = 'fair' } = readPrompt(prompt)
  return `${theme}, ${weather}`
}

describe('the weather', () => {
  test.each([
    'a pirate ship in a storm',
    'a stormy sea with a lighthouse',
    'a whale in a storm',
    'un barco pirata en una tormenta',
    'ein Piratenschiff im Sturm',
    'un bateau pirate dans la tempête',
    'una nave pirata nella tempesta',
    'um navio pirata na tempestade',
    'пиратский корабль в шторме',
    'піратський корабель у шторм',
    'statek piracki w burzy',
    'korsan gemisi fırtınada',
    'سفينة قراصنة في عاصفة',
    '海盗船在暴风雨里',
    '嵐の海賊船',
  ])('leaves at sea who is at home there: "%s"', (prompt) => {
    expect(place(prompt)).toBe('sea, storm')
    expect(readPrompt(prompt).missing.filter((word) => word !== 'pirate')).toEqual([])
  })

  test.each([
    ['a boat in the rain', 'sea, rain'],
    ['a ship at night', 'sea, night'],
    ['a fish at night', 'underwater, night'],
    ['a car in the rain', 'road, rain'],
    ['a city at night', 'city, night'],
    ['a bear in a dark forest', 'forest, night'],
    ['a cow in the rain', 'rain, rain'],
    ['a fox at night', 'night, night'],
    ['a ship', 'sea, fair'],
    ['un barco bajo la lluvia', 'sea, rain'],
    ['ein Schiff in der Nacht', 'sea, night'],
  ])('"%s" is at %s', (prompt, expected) => expect(place(prompt)).toBe(expected))
})

test('a pirate who is aboard is at sea, and on the beach without a ship', () => {
  expect(readPrompt('a pirate cat on a ship').theme).toBe('sea')
  expect(readPrompt('a pirate cat').theme).toBe('beach')
})

test.each([
  ['a market stall with fruit and cheese', 'city'],
  ['a party with a bonfire and corn', 'forest'],
  ['a picnic with fruit', 'meadow'],
  ['a barbecue with sausages', 'garden'],
  ['a birthday party with a cake', 'birthday'],
  ['fruit on a table', 'table'],
])('what is eaten lays no table out of doors: "%s" is at %s', (prompt, expected) =>
  expect(readPrompt(prompt).theme).toBe(expected),
)
