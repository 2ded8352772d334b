import { expect, test } from 'vitest'
import { leadOn } from './lead-on.ts'

const splash = { url: 'https://colour.example.org/splash?start' }
const PAGES = 'https://colour.example.org/pages/public'

/** Whether what follows takes the place of the screen that leads on, and where that is. */
function follows(stand: { isStarting: boolean; address: string }) {
  const { headers } = leadOn(splash, '/pages', stand)
  return [headers.get('location'), headers.has('x-remix-replace')]
}

test('a screen that was opened first gives its place to where it leads, also by way of another', () => {
  expect(follows({ isStarting: true, address: splash.url })).toEqual(['/pages', true])
  expect(follows({ isStarting: true, address: 'https://colour.example.org/' })).toEqual(['/pages', true])
})

test('so does one that the way back has led to', () => {
  expect(follows({ isStarting: false, address: `${splash.url}#menu` })).toEqual(['/pages', true])
})

test('the screen somebody came from by a link stays behind them', () => {
  expect(follows({ isStarting: false, address: PAGES })).toEqual(['/pages', false])
})
