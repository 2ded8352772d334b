import { expect, test } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { warmUpEngine } from './warm-up-engine.ts'

/** A clock that is asked for the time again and again, and every time some has passed. */
function busyClock() {
  const hand = handClock()
  let [asked, moments] = [0, 0]
  const clock = {
    ...hand.clock,
    now: () => hand.clock.now() + asked++,
    idle(run: () => void) {
      moments++
      return hand.clock.idle(run)
    },
  }
  return { clock, idle: hand.idle, moments: () => moments }
}

test('warming up takes a little of many idle moments, and ends', () => {
  const { clock, idle, moments } = busyClock()
  warmUpEngine(clock)
  let before = 0
  while (moments() > before) {
    before = moments()
    idle()
  }
  expect(before).toBeGreaterThan(20)
})

test('warming up ends when the page is left', () => {
  const { clock, idle, moments } = busyClock()
  const end = warmUpEngine(clock)
  idle()
  end()
  const before = moments()
  idle()
  expect(moments()).toBe(before)
})
