import { expect, test } from 'vitest'
import { waysToBreak, waysToHyphenate } from './break-rows.ts'

const waysOf = (text: string): string[] => waysToHyphenate(waysToBreak(text.split(' '))).map((rows) => rows.join(' | '))

test('one long word is broken into two rows or three', () => {
  const ways = waysOf('Freundschaftsband')
  expect(ways).toContain('Freund- | schaftsband')
  expect(ways).toContain('Freund- | schafts- | band')
  expect(ways).not.toContain('Freundschaftsband')
})

test('two long words are both broken', () => {
  const ways = waysOf('Freundschaftsband Geburtstagskuchen')
  expect(ways).toContain('Freundschafts- | band | Geburtstags- | kuchen')
  expect(ways).toContain('Freund- | schafts- | band | Geburtstags- | kuchen')
  expect(ways).toContain('Freundschaftsband | Geburtstags- | kuchen')
})

test('no way has more than five rows, nor comes twice', () => {
  const ways = waysOf('Freundschaftsband Geburtstagskuchen Schmetterlinge')
  expect(Math.max(...ways.map((way) => way.split(' | ').length))).toBe(5)
  expect(new Set(ways).size).toBe(ways.length)
})
