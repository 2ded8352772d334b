import { expect, test } from 'vitest'
import { changed, type Draft, newDraft, redone, settled, undone } from './draft.ts'

const heading = (text: string) => ({ heading: text, description: '' })
const type = (draft: Draft<ReturnType<typeof heading>>, text: string, at: number, place = 'heading') =>
  changed(draft, heading(text), place, at)

test('letters typed without a pause are taken back together, and come back together', () => {
  let draft = newDraft(heading(''))
  for (const [index, text] of ['D', 'Dr', 'Draw'].entries()) draft = type(draft, text, index * 200)
  draft = type(draft, 'Draw me', 5000)
  expect(undone(draft).now).toEqual(heading('Draw'))
  expect(undone(undone(draft)).now).toEqual(heading(''))
  expect(redone(undone(undone(draft))).now).toEqual(heading('Draw'))
})

test('each place is a step of its own, however quick', () => {
  const draft = type(type(newDraft(heading('')), 'Draw', 0), 'Draw', 10, 'description')
  expect(undone(undone(draft)).now).toEqual(heading(''))
})

test('there is no way back before the beginning, and none forth after a new change', () => {
  const start = newDraft(heading('Start'))
  expect(undone(start)).toBe(start)
  expect(redone(type(undone(type(start, 'One', 0)), 'Two', 9000)).now).toEqual(heading('Two'))
})

test('what the server has made of it is no step', () => {
  const draft = settled(type(newDraft(heading('Start')), ' One ', 0), heading('One'))
  expect(undone(draft).now).toEqual(heading('Start'))
})
