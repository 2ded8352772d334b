import type { Paginated, Review } from '@huebook/contract'
import { expect, test } from 'vitest'
import { createReviewQueue, decisionsFor, type Outcome } from './review-queue.ts'

const review = (id: string, waiting = true, reports = 0): Review =>
  ({
    page: { id },
    coloring: null,
    waiting,
    reports: Array.from({ length: reports }, () => ({})),
    version: id,
  }) as Review

const list = (ids: string[], last_page = 1): Paginated<Review> => ({
  data: ids.map((id) => review(id)),
  current_page: 1,
  last_page,
})

const idsOf = (queue: ReturnType<typeof createReviewQueue>) => queue.getState().reviews.map(({ page }) => page.id)

function queueOf(ids: string[], outcome: Outcome, later: Paginated<Review> | null = null, lastPage = 1) {
  const decided: string[] = []
  const queue = createReviewQueue(list(ids, lastPage), {
    load: async () => later,
    decide: async ({ page }, decision) => {
      decided.push(`${decision} ${page.id}`)
      return outcome
    },
  })
  return { queue, decided }
}

test('a page that is decided leaves, and the next one takes its place', async () => {
  const { queue, decided } = queueOf(['fox', 'hen', 'cow'], 'decided')
  queue.getState().go(1)
  await queue.getState().decide('approve')
  expect([idsOf(queue), queue.getState().at, decided]).toEqual([['fox', 'cow'], 1, ['approve hen']])
  await queue.getState().decide('block')
  expect([idsOf(queue), queue.getState().at]).toEqual([['fox'], 0])
})

test('a page somebody else has decided about is gone from the queue, which is read anew', async () => {
  const { queue } = queueOf(['fox', 'hen'], 'outdated', list(['hen', 'cow']))
  await queue.getState().decide('approve')
  expect([idsOf(queue), queue.getState().at]).toEqual([['hen', 'cow'], 0])
})

test('a page there is something new about stays in front of whoever looks at it', async () => {
  const { queue } = queueOf(['fox', 'hen'], 'outdated', list(['cow', 'hen']))
  queue.getState().go(1)
  await queue.getState().decide('approve')
  expect(queue.getState().at).toBe(1)
})

test('of two colourings of one page the one that was looked at stays in front', async () => {
  const colorings = ['red', 'blue'].map((id) => ({ ...review('fox'), coloring: { id } }) as Review)
  const later = { ...list([]), data: colorings.toReversed() }
  const queue = createReviewQueue(
    { ...list([]), data: colorings },
    { load: async () => later, decide: async () => 'outdated' },
  )
  queue.getState().go(1)
  await queue.getState().decide('approve')
  expect([queue.getState().at, queue.getState().reviews[0]?.coloring?.id]).toEqual([0, 'blue'])
})

test('a decision that did not arrive leaves everything as it was', async () => {
  const { queue } = queueOf(['fox', 'hen'], 'failed')
  await queue.getState().decide('approve')
  expect([idsOf(queue), queue.getState().deciding]).toEqual([['fox', 'hen'], null])
})

test('the next pages come once the first are done, and a key pressed twice decides once', async () => {
  const { queue, decided } = queueOf(['fox'], 'decided', list(['hen']), 2)
  await Promise.all([queue.getState().decide('approve'), queue.getState().decide('approve')])
  expect([idsOf(queue), decided]).toEqual([['hen'], ['approve fox']])
})

test('what waits is approved, what was reported is dismissed, and both can be blocked', async () => {
  expect(decisionsFor(review('fox'))).toEqual(['approve', 'block'])
  expect(decisionsFor(review('fox', false, 2))).toEqual(['dismiss', 'block'])
  const { queue, decided } = queueOf(['fox'], 'decided')
  await queue.getState().decide('dismiss')
  expect(decided).toEqual([])
})
