import { expect, test } from 'vitest'
import { offeredPlatforms, platformOf } from './platforms.ts'

const links = {
  web: '/sign-up',
  android: 'https://play.example.org/huebook',
  ios: '',
  windows: 'javascript:alert(1)',
  mac: 'example.org/huebook.dmg',
  debian: '  ',
}
const names = (first: Parameters<typeof offeredPlatforms>[1]) =>
  offeredPlatforms(links, first).map(({ label }) => label)

test('only platforms with somewhere to go are offered', () => {
  expect(names(null)).toEqual(['Web', 'Android', 'Mac'])
})

test("the visitor's own platform comes first, and the others keep their order", () => {
  expect(names('mac')).toEqual(['Mac', 'Web', 'Android'])
  expect(names('ios')).toEqual(['Web', 'Android', 'Mac'])
})

test.each([
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36', 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 0, 'mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 10, 'windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 0, 'debian'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 0, 'web'],
] as const)('a browser that says %s with %i touches is on %s', (userAgent, maxTouchPoints, platform) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform)
})
