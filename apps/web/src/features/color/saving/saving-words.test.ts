import { expect, test } from 'vitest'
import { notPaidWords, notSentWords, savedWords, sentWords, whereIs } from './saving-words.ts'

const drawn = {
  isSaved: false,
  isBlank: false,
  isSaving: false,
  isColored: false,
  takesOneOf: null,
  trouble: null,
  isOnline: true,
  onDevice: 'saved',
} as const

test('a save is confirmed, and a credit it took is named once with what is left', () => {
  expect(savedWords(null)).toBe('Page has been saved')
  expect(savedWords(9)).toBe('Page has been saved. Colouring it took one credit: 9 left this month.')
  expect(savedWords(0)).toBe('Page has been saved. Colouring it took one credit: none is left this month.')
})

test('what was sent by itself is named, with what it took', () => {
  expect(sentWords(['Fox', 'Snail'], { spent: 0, left: 9 })).toBe(
    'What you coloured on “Fox” and “Snail” has been saved.',
  )
  expect(sentWords(['Fox'], { spent: 1, left: 0 })).toBe(
    'What you coloured on “Fox” has been saved. It took one credit: none is left this month.',
  )
  expect(sentWords(['Fox', 'Snail', 'Owl'], { spent: 2, left: 7 })).toBe(
    'What you coloured on “Fox”, “Snail” and “Owl” has been saved. It took 2 credits: 7 left this month.',
  )
})

test('what there was no credit for is named, with why it is on this device only', () => {
  expect(notPaidWords(['Fox', 'Owl'])).toBe(
    'What you coloured on “Fox” and “Owl” is kept on this device only: there are no credits left to save it with.',
  )
})

test('what is not sent, since there is no network, is no alarm; what has failed is one', () => {
  expect(notSentWords({ why: 'away', isOnDevice: true })).toEqual({
    variant: 'info',
    message: 'Your colouring is kept on this device. It is sent by itself once the site can be reached.',
  })
  expect(notSentWords({ why: 'late', isOnDevice: true }).variant).toBe('danger')
  expect(notSentWords({ why: 'late', isOnDevice: false }).variant).toBe('danger')
})

test.each([
  [drawn, 'On this device'],
  [{ ...drawn, isSaving: true }, 'Saving…'],
  [{ ...drawn, trouble: 'late' as const }, 'Not saved yet, on this device'],
  [{ ...drawn, trouble: 'refused' as const }, 'Not saved, on this device'],
  [{ ...drawn, trouble: 'no credit' as const }, 'No credits, on this device'],
  [{ ...drawn, trouble: 'late' as const, isOnline: false }, 'Offline, on this device'],
  [{ ...drawn, isSaved: true, isColored: true }, 'Saved'],
  [{ ...drawn, isSaved: true }, 'Nothing to save yet'],
  [{ ...drawn, isSaved: true, isBlank: true }, 'Nothing to save yet'],
  [{ ...drawn, isSaved: true, isBlank: true, isColored: true }, 'Empty here, nothing to save'],
  [{ ...drawn, isSaved: true, takesOneOf: 7 }, 'Your first stroke takes 1 of 7 credits'],
  [{ ...drawn, isSaved: true, takesOneOf: 1 }, 'Your first stroke takes your last credit'],
  [{ ...drawn, isSaved: true, takesOneOf: 0 }, 'No credits left to save it with'],
  [{ ...drawn, isSaved: true, takesOneOf: 7, isColored: true }, 'Saved'],
  [{ ...drawn, takesOneOf: 7 }, 'On this device'],
  [{ ...drawn, onDevice: 'failed' as const }, 'Please save soon'],
  [{ ...drawn, onDevice: 'nowhere' as const }, 'Please save soon'],
  [{ ...drawn, onDevice: 'full' as const }, 'Device full: please save'],
  [{ ...drawn, isOnline: false }, 'Offline, on this device'],
  [{ ...drawn, isOnline: false, onDevice: 'full' as const }, 'Device full: please save'],
  [{ ...drawn, isOnline: false, isSaved: true, isColored: true }, 'Saved'],
])('the button tells where the drawing is (%#)', (known, words) => {
  expect(whereIs(known)).toBe(words)
})
