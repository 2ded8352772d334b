import { expect, test } from 'vitest'
import { randomFrom } from '../random.ts'
import { sea } from './landscape.ts'
import { THEMES } from './themes.ts'
import { inWeather } from './weather.ts'

test('a storm hides the sun, lets lightning strike and makes the sea rough', () => {
  const stormy = inWeather(THEMES.sea, 'storm')
  expect(stormy.light).toBeUndefined()
  expect(stormy.air).toContain('bolts')
  expect(stormy.land).not.toBe(sea)
})

test('at night the moon and the stars are over any place', () => {
  expect(inWeather(THEMES.city, 'night')).toMatchObject({ light: 'moon', air: expect.arrayContaining(['stars']) })
})

test('in a room it is seen through the window', () => {
  const parts = (weather?: 'rain') => inWeather(THEMES.kitchen, weather).land(randomFrom('a')).back.length
  expect(parts('rain')).toBeGreaterThan(parts())
})

test('where there is neither sky nor window, it makes no difference', () => {
  for (const name of ['underwater', 'music', 'space'] as const)
    expect(inWeather(THEMES[name], 'storm')).toBe(THEMES[name])
})
