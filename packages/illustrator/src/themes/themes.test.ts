import { expect, test } from 'vitest'
import { drawingNamed } from '../library/library.ts'
import { THEMES } from './themes.ts'

test.each(Object.entries(THEMES))('every drawing the %s asks for is in the library', (_, theme) => {
  const names = [...theme.far, ...theme.small, ...theme.high, ...theme.heroes]
  expect(names.filter((name) => !drawingNamed(name))).toEqual([])
})

test.each(Object.entries(THEMES))('the %s has somebody to show when the words name nobody', (_, { heroes }) => {
  expect(heroes.length).toBeGreaterThanOrEqual(2)
})
