import { expect, test } from 'vitest'
import { actorOf } from '../casting/cast.ts'
import { drawingNamed } from '../library/library.ts'
import { THEMES } from '../themes/themes.ts'
import type { Actor } from './brief.ts'
import { companyFor } from './company.ts'

const actors = (...names: string[]): Actor[] =>
  names.flatMap((name) => {
    const drawing = drawingNamed(name)
    return drawing ? [actorOf(drawing)] : []
  })

test('a page for adults has none of the small company that children like', () => {
  const { small } = THEMES.meadow
  expect(companyFor(small, { actors: actors('owl'), theme: 'meadow', detail: 2 })).toContain('snail')
  expect(companyFor(small, { actors: actors('owl'), theme: 'meadow', detail: 3 })).toEqual(['mushroom'])
})

test('what is holy stays alone, but a feast has its own company', () => {
  const menorah = actors('menorah')
  expect(companyFor(THEMES.night.small, { actors: menorah, theme: 'night', detail: 2 })).toEqual([])
  const { small } = THEMES.christmas
  expect(companyFor(small, { actors: actors('church'), theme: 'christmas', detail: 2 })).toEqual(small)
})

test('those who are many need little company', () => {
  const crowd = actors('owl', 'fox', 'bear', 'deer')
  expect(companyFor(THEMES.forest.small, { actors: crowd, theme: 'forest', detail: 2 })).toHaveLength(1)
})

test('bats fly at Halloween only', () => {
  const themes = Object.entries(THEMES).filter(([, theme]) => theme.high.includes('bat'))
  expect(themes.map(([name]) => name)).toEqual(['halloween'])
})
