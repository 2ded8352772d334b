import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('a downloaded page is called by itself and the moment', () => {
  const at = new Date(2026, 2, 5, 7, 8, 9)
  expect(fileNameOf('3f2a', at)).toBe('colored-page-3f2a-2026-03-05T07-08-09.png')
  expect(fileNameOf('3f2a', at, 'pdf')).toBe('colored-page-3f2a-2026-03-05T07-08-09.pdf')
})
