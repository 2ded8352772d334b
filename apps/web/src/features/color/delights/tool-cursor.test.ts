import { expect, test } from 'vitest'
import { toolCursor } from './tool-cursor.ts'

const hand = { tool: 'brush', color: '#ef4444', brushSize: 20, zoom: 1 } as const
const svgIn = (cursor: string) => decodeURIComponent(/svg\+xml,([^"]*)"/.exec(cursor)?.[1] ?? '')

test('the pointer is as wide as the line it draws, in its colour, with its middle where it draws', () => {
  const cursor = toolCursor({ ...hand, zoom: 2 })
  expect(svgIn(cursor)).toContain('r="20"')
  expect(svgIn(cursor)).toContain('#ef4444')
  expect(cursor).toMatch(/"\) 23 23, crosshair$/)
})

test('a line too thin to be seen has a pointer that can be, and one too wide has the usual one', () => {
  expect(svgIn(toolCursor({ ...hand, brushSize: 5, zoom: 0.3 }))).toContain('r="4"')
  expect(toolCursor({ ...hand, brushSize: 30, zoom: 8 })).toBe('crosshair')
})

test('an eraser shows no colour, a bucket the one it pours', () => {
  expect(svgIn(toolCursor({ ...hand, tool: 'eraser' }))).not.toContain('#ef4444')
  expect(svgIn(toolCursor({ ...hand, tool: 'bucket' }))).toContain('#ef4444')
})
