import { expect, test } from 'vitest'
import { lostWords } from './save-first.ts'

test('what would be lost is called by its name', () => {
  expect(lostWords(['Fox'])).toBe(
    'What you have coloured on “Fox” is on this device only and could not be saved. If you go on, it will be lost.',
  )
  expect(lostWords(['Fox', 'Balloon', 'Snail'])).toBe(
    'What you have coloured on “Fox”, “Balloon” and “Snail” is on this device only and could not be saved. If you go on, it will be lost.',
  )
})
