import { expect, test } from 'vitest'
import type { Drawing } from '../library/drawing.ts'
import { drawingNamed } from '../library/library.ts'
import { plainSprite } from '../sprite/sprite.ts'
import { put } from './put.ts'
import { nothingTaken } from './taken.ts'

test('nothing grows inside the wheel of a bicycle, but something may between its wheels and below', () => {
  const bicycle = plainSprite(drawingNamed('bicycle') as Drawing)
  const placed = put(bicycle, { x: 512, foot: 800, scale: 10 })
  const taken = nothingTaken()
  taken.takeSprite(bicycle, placed)
  const { left, bottom } = bicycle.box
  const hub = { x: placed.x + (left + 12) * 10, y: placed.y + (bottom - 12) * 10 }
  expect(taken.isFree({ left: hub.x - 40, top: hub.y - 40, right: hub.x + 40, bottom: hub.y + 40 })).toBe(false)
  expect(taken.isFree({ left: 480, top: 830, right: 540, bottom: 900 })).toBe(true)
})
