import { expect, test } from 'vitest'
import { blankPage, circle, stroke } from './testing/draw.ts'
import { traceSvg } from './trace.ts'

test('a traced page is black paths on white paper that scale to any size', async () => {
  const page = blankPage(40, 30)
  stroke(page, circle(20, 15, 10), 3)
  const svg = await traceSvg(page, async (pixels, size) => {
    expect(pixels).toHaveLength(40 * 30 * 4)
    expect(size).toEqual({ width: 40, height: 30 })
    return '<?xml version="1.0"?><!-- by a tracer --><svg width="40"><path d="M0 0 Z" fill="#000000"/>\n</svg>'
  })
  expect(svg).toContain('viewBox="0 0 40 30"')
  expect(svg).toContain('<rect width="40" height="30" fill="#fff"/>\n<path d="M0 0 Z" fill="#000000"/>\n</svg>')
  expect(svg).not.toContain('<!--')
})
