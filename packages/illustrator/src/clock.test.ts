import { describe, expect, test } from 'vitest'
import { compose } from './illustrate.ts'
import { readPrompt } from './words/read-prompt.ts'

const clocksOn = (prompt: string): string[] =>
  readPrompt(prompt).wanted.flatMap(({ drawing: { name } }) => (/clock/.test(name) ? [name] : []))

describe('a clock', () => {
  test.each([
    ['a clock at half past three', ['clock at 3 30']],
    ['half past three', ['clock at 3 30']],
    ['a clock showing quarter to four', ['clock at 3 45']],
    ['a clock showing a quarter past one', ['clock at 1 15']],
    ['a clock at ten past six', ['clock at 6 10']],
    ['a clock that says 7:25 and a cat', ['clock at 7 25']],
    ['a clock at quarter to one', ['clock at 12 45']],
    ["a clock showing three o'clock", ['clock at 3 00']],
    ['clocks showing 3:00 and 4:30', ['clock at 3 00', 'clock at 4 30']],
  ])('shows the time it is to show: %s', (prompt, clocks) => {
    expect(clocksOn(prompt)).toEqual(clocks)
    expect(readPrompt(prompt).missing).toEqual([])
  })

  test('has the hour hand between two hours at half past', () => {
    const { things } = compose({ prompt: 'a clock at half past three' })
    const clock = things.find(({ shows }) => shows?.name === 'clock at 3 30')
    const [hour, minute] = (clock?.art.slice(-3) ?? []).map(({ body }) =>
      /^M([\d.]+)[ ,]([\d.]+)/.exec(body)?.slice(1).map(Number),
    )
    // The middle of the clock is at 36, 36.
    expect(hour?.map((place) => Math.sign(place - 36))).toEqual([1, 1])
    expect(minute?.map((place) => Math.sign(Math.round(place - 36)))).toEqual([0, 1])
  })

  test('keeps its time in the title', () => {
    expect(compose({ prompt: 'a clock at half past three' }).title).toBe('A clock at half past three')
  })

  test.each(['a wall clock', 'ten to six cats', 'numbers 3 to 6'])('has no time where none is told: %s', (prompt) => {
    expect(clocksOn(prompt).filter((name) => /^clock at/.test(name))).toEqual([])
  })
})
