import { expect, test } from 'vitest'
import { shortNameOf } from './web-manifest.ts'

test.each([
  ['Huebook', 'Huebook'],
  ['The colouring corner of Malkasten', 'The colouring corner of Malkasten'],
  ['Colour & Learn & Play', 'Colour'],
  ['Kinderstube  Malkasten', 'Kinderstube'],
  ['Hue', 'Hue'],
  ['Kindermalvergnügungsstätte', 'Kindermalvergnügungsstätte'],
])('below an icon %s is called %s', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})
