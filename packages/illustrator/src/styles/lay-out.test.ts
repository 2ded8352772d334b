import { expect, test } from 'vitest'
import { actorOf } from '../casting/cast.ts'
import { drawingNamed } from '../library/library.ts'
import { asDrawn } from '../paper/art.ts'
import { shape } from '../paper/pen.ts'
import { type Random, randomFrom } from '../random.ts'
import type { Actor, Brief } from './brief.ts'
import { layOut } from './lay-out.ts'
import { put } from './put.ts'

const horse = actorOf(drawingNamed('horse') as NonNullable<ReturnType<typeof drawingNamed>>)
const brief: Brief = { actors: [horse], theme: 'meadow', detail: 2 }
const laidOut = (paint: (brief: Brief, random: Random) => ReturnType<typeof put>[]) =>
  layOut(paint, brief, randomFrom(1), 'key')

const standing = ({ sprite }: Actor, scale: number) => put(sprite, { x: 512, foot: 900, scale })
const wall = (left: number, right: number) => asDrawn(shape(`M${left} 0H${right}V1024H${left}Z`))

test('who can be seen is seen', () => {
  expect([...laidOut(() => [standing(horse, 8)]).seen]).toEqual(['horse'])
})

test.each<[string, () => ReturnType<typeof put>[]]>([
  ['whom something in front hides', () => [standing(horse, 8), wall(0, 1024)]],
  ['whose head is hidden, however much there is of the rest', () => [standing(horse, 8), wall(200, 400)]],
  ['who is too small to recognise', () => [standing(horse, 0.8)]],
  ['who has fallen off the page', () => [put(horse.sprite, { x: 0, foot: 900, scale: 8 })]],
  ['who was forgotten', () => []],
])('one %s is not', (_, paint) => {
  expect([...laidOut(paint).seen]).toEqual([])
})

test('what lies behind hides nobody, and a page that hides somebody is laid out again', () => {
  expect(laidOut(() => [wall(0, 1024), standing(horse, 8)]).seen.size).toBe(1)
  let attempt = 0
  const { seen, things } = laidOut(() => [standing(horse, 8), ...(attempt++ < 2 ? [wall(0, 1024)] : [])])
  expect({ seen: seen.size, things: things.length, attempt }).toEqual({ seen: 1, things: 1, attempt: 3 })
})
