import { expect, test } from 'vitest'
import { appIn, appPlatform } from './app.ts'

const page = (hasWords: boolean) => ({ getElementById: () => (hasWords ? ({} as HTMLElement) : null) })

test.each([
  ['tauri://localhost', 'desktop'],
  ['https://tauri.localhost', 'desktop'],
  ['capacitor://localhost', 'mobile'],
  ['https://localhost', 'mobile'],
  ['http://localhost:5173', null],
  ['https://colour.example.org', null],
])('the build at %s runs in: %s', (origin, app) => {
  expect(appIn({ origin }, page(false))).toBe(app)
})

test('a site at the address of an app is a site all the same: its pages carry its words', () => {
  expect(appIn({ origin: 'http://localhost' }, page(true))).toBeNull()
})

test('an app remembers its site as long as it runs, also where nothing can be kept', () => {
  const platform = appPlatform('desktop', () => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(platform.serverAddress()).toBeNull()
  platform.keepServerAddress('https://colour.example.org')
  expect(platform.serverAddress()).toBe('https://colour.example.org')
})
