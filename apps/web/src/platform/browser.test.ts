import { afterEach, expect, test, vi } from 'vitest'
import { browserPlatform } from './browser.ts'

afterEach(() => vi.unstubAllGlobals())

const link = { title: 'A fox', url: 'https://colour.example.org/pages/42' }
const refusing = (name: string) => ({
  share: async () => {
    throw new DOMException('no', name)
  },
})

test('a browser that shares is handed the link, and whoever closes that again has left it', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share })
  expect(await browserPlatform.share(link)).toBe('shared')
  expect(share).toHaveBeenCalledWith(link)
  vi.stubGlobal('navigator', refusing('AbortError'))
  expect(await browserPlatform.share(link)).toBe('left')
})

test('a browser that does not share, or not now, says so', async () => {
  vi.stubGlobal('navigator', {})
  expect(await browserPlatform.share(link)).toBe('unable')
  vi.stubGlobal('navigator', refusing('NotAllowedError'))
  expect(await browserPlatform.share(link)).toBe('unable')
})

test('where there is a motor it ticks once, softly', () => {
  const vibrate = vi.fn()
  vi.stubGlobal('navigator', { vibrate })
  browserPlatform.tick()
  expect(vibrate).toHaveBeenCalledExactlyOnceWith(8)
  vi.stubGlobal('navigator', {})
  browserPlatform.tick()
})
