import { describe, expect, test } from 'vitest'
import { drawingNamed } from '../library/library.ts'
import type { Wanted } from '../words/cast/wanted.ts'
import { castFor } from './cast.ts'

function wanted(name: string, count = 1, more: Partial<Wanted> = {}): Wanted {
  const drawing = drawingNamed(name)
  if (!drawing) throw new Error(`There is no drawing called ${name}.`)
  return { drawing, count, size: 'normal', word: name, ...more }
}

const ROOM = { different: 6, actors: 12 }
const names = (cast: ReturnType<typeof castFor>): string[] => cast.map(({ sprite }) => sprite.name)

describe('casting', () => {
  test('gives everybody a place before anybody gets a second one', () => {
    const cast = names(castFor([wanted('horse', 12), wanted('dog')], ROOM))
    expect(cast.filter((name) => name === 'horse')).toHaveLength(11)
    expect(cast).toContain('dog')
  })

  test('leaves out whom a page has no room for', () => {
    expect(names(castFor([wanted('horse'), wanted('dog'), wanted('pig')], { different: 2, actors: 2 }))).toEqual([
      'horse',
      'dog',
    ])
  })

  test('shows the largest in full size, and nobody too small to colour', () => {
    const sizes = castFor([wanted('elephant', 1, { size: 'large' }), wanted('ant', 1, { size: 'small' })], ROOM).map(
      ({ size }) => size,
    )
    expect(sizes[0]).toBe(1)
    expect(sizes[1]).toBeGreaterThan(0.3)
    expect(sizes[1]).toBeLessThan(0.5)
  })

  test('seats up to three riders, on something at least as large as they are', () => {
    const [ball, ...elephants] = castFor([wanted('soccer ball'), wanted('elephant', 4, { on: 0 })], ROOM)
    expect(elephants.map(({ on }) => on)).toEqual([0, 0, 0, undefined])
    expect(ball?.size).toBe(1)
  })

  test('takes an open boat when somebody has to sit in it, and lets nobody sit on a view of a town', () => {
    expect(names(castFor([wanted('sailboat'), wanted('bear', 1, { on: 0 })], ROOM))).toEqual(['open boat', 'bear'])
    expect(castFor([wanted('cityscape'), wanted('princess', 1, { on: 0 })], ROOM)[1]?.on).toBeUndefined()
  })
})
