import { expect, test } from 'vitest'
import { askBeforeSharing, renamedWords, sharedWords, titleHint } from './changed-words.ts'

test('who shares a page hears whether others see it at once, and who keeps it that their colourings stay', () => {
  expect(sharedWords({ public: true, waiting_for_review: false })).toBe('Everybody can see this page now')
  expect(sharedWords({ public: true, waiting_for_review: true })).toMatch(/once somebody has looked at it/)
  expect(sharedWords({ public: false, waiting_for_review: false })).toMatch(/Only you.*keeps their colouring/)
})

test('who shows a page made from a picture to everybody is asked first, and told what others will see', () => {
  expect(askBeforeSharing({ from_picture: true })).toMatch(/Everybody will see the drawing made from it/)
  expect(askBeforeSharing({})).toBeNull()
})

test('who renames a shared page is told before that others may have to wait for it', () => {
  expect(titleHint({ public: true, waiting_for_review: false })).toMatch(/nobody else sees.*until somebody has looked/)
  expect(titleHint({ public: true, waiting_for_review: true })).toMatch(/once somebody has looked/)
  expect(titleHint({ public: false, waiting_for_review: false })).toBe('Only you can read it.')
})

test('who renames a page hears when others have to wait for it', () => {
  expect(renamedWords({ waiting_for_review: false })).toBe('The page has a new title')
  expect(renamedWords({ waiting_for_review: true })).toMatch(/once somebody has looked at it/)
})
