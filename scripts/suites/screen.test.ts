import { expect, test } from 'vitest'
import { createScreen } from './screen.mjs'

function watch() {
  let seen = ''
  const screen = createScreen((text) => {
    seen += text
  })
  /** What is on the screen, without the rules that headings are drawn with. */
  return { screen, seen: () => seen.replace(/─+/g, '').split(/\s+/).filter(Boolean).join(' ') }
}

test('the first is shown while it runs; what others say meanwhile is kept together', () => {
  const { screen, seen } = watch()
  const [journeys, types] = [screen.open('journeys'), screen.open('types')]
  journeys.print('one ')
  types.print('wrong ')
  journeys.print('two ')
  expect(seen()).toBe('journeys one two')
  types.print('types ')
  journeys.close()
  expect(seen()).toBe('journeys one two types wrong types')
})

test('then those that have ended are shown whole, and the longest running after them', () => {
  const { screen, seen } = watch()
  const [first, second, third] = [screen.open('first'), screen.open('second'), screen.open('third')]
  second.print('goes-on ')
  third.print('done ')
  third.close()
  first.close()
  expect(seen()).toBe('first third done second goes-on')
  second.print('to-the-end')
  expect(seen()).toBe('first third done second goes-on to-the-end')
})

test('one that begins when nothing is shown is shown at once', () => {
  const { screen, seen } = watch()
  screen.open('first').close()
  screen.open('second').print('now')
  expect(seen()).toBe('first second now')
})
