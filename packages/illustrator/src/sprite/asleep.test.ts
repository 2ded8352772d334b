import { expect, test } from 'vitest'
import { drawingNamed } from '../library/library.ts'
import { put } from '../styles/put.ts'
import { asleep } from './asleep.ts'
import type { Sprite } from './sprite.ts'
import { spriteOf } from './sprite-of.ts'

function spriteNamed(name: string): Sprite {
  const drawing = drawingNamed(name)
  if (!drawing) throw new Error(`There is no drawing called ${name}.`)
  return spriteOf(drawing)
}

const dotsOf = ({ art }: Sprite): number => art.reduce((sum, { dots = '' }) => sum + (dots.match(/M/g)?.length ?? 0), 0)

test.each([
  ['bear', 2],
  ['girl', 2],
  ['mouse face', 2],
  ['horse', 1],
  ['unicorn', 1],
])('a sleeping %s has closed its eyes', (name, eyes) => {
  const awake = spriteNamed(name)
  expect(dotsOf(awake) - dotsOf(asleep(awake))).toBe(eyes)
})

test('a pig that sleeps keeps its nostrils', () => {
  const pig = spriteNamed('pig face')
  const left = asleep(pig).art.map(({ dots = '' }) => dots)
  expect(left.join('')).toContain(drawingNamed('pig face')?.dots.match(/M[^M]+/)?.[0])
})

test('a sleeper snores over its head, with letters that no mirror turns round', () => {
  const [awake, sleeping] = [spriteNamed('bear'), asleep(spriteNamed('bear'))]
  expect(sleeping.art).toHaveLength(awake.art.length + 1)
  expect(sleeping.box.top).toBeLessThan(awake.box.top)
  expect(put(awake, { x: 0, foot: 0, scale: 1, mirrored: true }).mirrored).toBe(true)
  expect(put(sleeping, { x: 0, foot: 0, scale: 1, mirrored: true }).mirrored).toBe(false)
})
