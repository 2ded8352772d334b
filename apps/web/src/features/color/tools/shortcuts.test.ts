import { BRUSH_SIZES } from '@huebook/contract'
import { expect, test } from 'vitest'
import { commandOf, stepSize } from './shortcuts.ts'

const press = (key: string, held: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

test('every tool has its letter, in either case', () => {
  expect(['b', 'E', 'f', 'I', '[', ']', ',', '.', 'z', 'Y', 's', 'P', '+', '-', '0'].map((key) => press(key))).toEqual([
    'brush',
    'eraser',
    'bucket',
    'inside',
    'thinner',
    'thicker',
    'colorBefore',
    'colorAfter',
    'undo',
    'redo',
    'save',
    'print',
    'zoomIn',
    'zoomOut',
    'fit',
  ])
})

test('what hands know from elsewhere works as well', () => {
  expect(press('z', { ctrlKey: true })).toBe('undo')
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo')
})

test('the browser keeps its own keys', () => {
  expect([press('b', { ctrlKey: true }), press('e', { altKey: true }), press('0', { ctrlKey: true })]).toEqual([
    null,
    null,
    null,
  ])
  expect([press('Tab'), press('Enter'), press('x')]).toEqual([null, null, null])
})

test('sizes are stepped through one by one, and end where they end', () => {
  expect([stepSize(BRUSH_SIZES, 20, 'thicker'), stepSize(BRUSH_SIZES, 20, 'thinner')]).toEqual([25, 15])
  expect([stepSize(BRUSH_SIZES, 30, 'thicker'), stepSize(BRUSH_SIZES, 5, 'thinner')]).toEqual([30, 5])
})
