import { expect, test } from 'vitest'
import { appPlatform, isApp } from './app.ts'

const page = ({ hasWords = false, server }: { hasWords?: boolean; server?: string } = {}) => ({
  getElementById: () => (hasWords ? ({} as HTMLElement) : null),
  querySelector: () => (server ? ({ getAttribute: () => server } as unknown as HTMLElement) : null),
})

test.each([
  ['tauri://localhost', true],
  ['https://tauri.localhost', true],
  ['capacitor://localhost', true],
  ['https://localhost', true],
  ['http://localhost:5173', false],
  ['https://colour.example.org', false],
])('the build at %s runs in an app: %s', (origin, is) => {
  expect(isApp({ origin }, page())).toBe(is)
})

test('a site at the address of an app is a site all the same: its pages carry its words', () => {
  expect(isApp({ origin: 'http://localhost' }, page({ hasWords: true }))).toBe(false)
})

test('an app remembers its site as long as it runs, also where nothing can be kept', () => {
  const platform = appPlatform(() => {
    throw new DOMException('no', 'SecurityError')
  }, page())
  expect(platform.serverAddress()).toBeNull()
  platform.keepServerAddress('https://colour.example.org')
  expect(platform.serverAddress()).toBe('https://colour.example.org')
})

test('an app that was made for one site knows it, until somebody says another', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
  } as unknown as Storage
  const platform = appPlatform(() => storage, page({ server: 'https://school.example.org' }))
  expect(platform.serverAddress()).toBe('https://school.example.org')
  platform.keepServerAddress('https://colour.example.org')
  expect(platform.serverAddress()).toBe('https://colour.example.org')
})
