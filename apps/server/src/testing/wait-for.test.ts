import { expect, test } from 'vitest'
import { waitFor } from './wait-for.ts'

const LOOKS = 20
const soon = { pauseMs: 1, stillMs: LOOKS }
const toBe = (wanted: number) => (seen: number) => expect(seen).toBe(wanted)

/** What is seen at each look, and for ever after the last. */
function inTurn<Seen>(...each: readonly [Seen, ...Seen[]]): { look(): Seen; looks(): number } {
  let looks = 0
  return {
    look: () => each[Math.min(looks++, each.length - 1)] as Seen,
    looks: () => looks,
  }
}

test('what has happened ends the wait at once, and is answered', async () => {
  const { look, looks } = inTurn(33, 34, 36)
  expect(await waitFor(look, toBe(36), soon)).toBe(36)
  expect(looks()).toBe(3)
})

test('what stands still is given up, with what was last seen and what was expected', async () => {
  const { look, looks } = inTurn(32, 33)
  await expect(waitFor(look, toBe(36), soon)).rejects.toThrow(
    /^Waited for \d+ s, and over the last 20 looks nothing has moved\. Last seen: 33; progress: undefined\. expected 33 to be 36/,
  )
  expect(looks()).toBe(1 + 1 + LOOKS)
})

test('as long as what is looked at moves, it is waited for, however long that takes', async () => {
  const slow = Array.from({ length: 36 }, (_, page) => Array.from({ length: LOOKS }, () => page + 1)).flat()
  const { look, looks } = inTurn(0, ...slow)
  expect(await waitFor(look, toBe(36), soon)).toBe(36)
  expect(looks()).toBeGreaterThan(30 * LOOKS)
})

test('so it is as long as something else moves that has to happen first', async () => {
  const { look } = inTurn('free', ...Array.from({ length: 200 }, () => 'free'), 'starter')
  let requests = 0
  const asks = () => Math.floor(requests++ / 10)
  expect(await waitFor(look, (plan) => expect(plan).toBe('starter'), { ...soon, progress: asks })).toBe('starter')
})

test('what cannot be looked at yet is waited for, and what never can be is named', async () => {
  let tries = 0
  const opening = () => {
    if (tries++ < 3) throw new Error('nobody answers')
    return 1
  }
  expect(await waitFor(opening, toBe(1), soon)).toBe(1)
  const closed = () => Promise.reject(new Error('nobody answers'))
  await expect(waitFor(closed, toBe(1), soon)).rejects.toThrow('Last seen: Error: nobody answers')
})
