import { expect, test } from 'vitest'
import { distinct } from './distinct.ts'
import type { Face } from './find-faces.ts'

const parent: Face = { x: 100, y: 100, size: 200, votes: 40 }

test('a child beside a parent has a face of its own, however much smaller it is', () => {
  const child = { x: 30, y: 120, size: 60, votes: 12 }
  expect(distinct([child, parent])).toEqual([parent, child])
})

test('what is found within a face is none, wherever it lies there', () => {
  const chin = { x: 220, y: 220, size: 60, votes: 6 }
  const brow = { x: 110, y: 110, size: 60, votes: 6 }
  expect(distinct([chin, parent, brow])).toEqual([parent])
})

test('of two findings of one face the surer one counts, be it the smaller', () => {
  const whole = { x: 80, y: 70, size: 260, votes: 12 }
  expect(distinct([whole, parent])).toEqual([parent])
})

test('faces stay that touch each other, cheek to cheek', () => {
  const other = { x: 270, y: 110, size: 190, votes: 20 }
  expect(distinct([parent, other])).toEqual([parent, other])
})

test('what was not taken for a face hides none', () => {
  const both = { x: 90, y: 20, size: 420, votes: 8 }
  const other = { x: 400, y: 200, size: 90, votes: 7 }
  expect(distinct([parent, both, other])).toEqual([parent, other])
})
