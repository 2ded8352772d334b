import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('a downloaded page is called by itself and the moment', () => {
  expect(fileNameOf('3f2a', new Date(2026, 2, 5, 7, 8, 9))).toBe('colored-page-3f2a-2026-03-05T07-08-09.png')
})
