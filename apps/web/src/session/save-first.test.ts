import { expect, test } from 'vitest'
import { lostWords } from './save-first.ts'

test('what would be lost is called by its name', () => {
  expect(lostWords([{ title: 'Fox' }])).toBe(
    'What you have coloured on “Fox” is on this device only and could not be saved. If you go on, it will be lost.',
  )
  expect(lostWords([{ title: 'Fox' }, { title: 'Balloon' }, { title: 'Snail' }])).toBe(
    'What you have coloured on “Fox”, “Balloon” and “Snail” is on this device only and could not be saved. If you go on, it will be lost.',
  )
})

test('where it is for want of a credit, that is said, and of which of them', () => {
  expect(lostWords([{ title: 'Fox', isUnpaid: true }])).toBe(
    'What you have coloured on “Fox” is on this device only and could not be saved, because there are no credits left. If you go on, it will be lost.',
  )
  expect(lostWords([{ title: 'Fox', isUnpaid: true }, { title: 'Owl' }])).toBe(
    'What you have coloured on “Fox” and “Owl” is on this device only and could not be saved, because there are no credits left for “Fox”. If you go on, it will be lost.',
  )
})
