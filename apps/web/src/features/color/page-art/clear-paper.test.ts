import { expect, test } from 'vitest'
import { clearPaper } from './clear-paper.ts'

test('a page of curves is handed over without its paper', () => {
  const page = '<?xml version="1.0"?><svg width="9"><g><path d="M0 0"/></g></svg>\n'
  expect(clearPaper(page)).toMatch(
    /^<\?xml version="1.0"\?><svg width="9"><filter .*<g filter="url\(#clear-paper\)"><rect [^>]*fill="#fff"\/><g><path d="M0 0"\/><\/g><\/g><\/svg>\n$/,
  )
})

test.each(['', 'not a picture', '<svg width="9">'])('what is no SVG is left to be shown as it is: %j', (text) => {
  expect(clearPaper(text)).toBeNull()
})
