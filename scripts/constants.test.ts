import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DRAWING_SIDE } from '../packages/coloring/src/drawing/drawing-size.ts'
import { CANVAS_SIZE, FULL_STRENGTH, PAGE_STYLES, PALETTE, SOFT_STRENGTH } from '../packages/contract/src/constants.ts'
import { STYLES } from '../packages/illustrator/src/index.ts'
import * as lineart from '../packages/lineart/src/index.ts'
import { inProject } from './steps/project.mjs'

// The packages below the apps import no contract, and a stylesheet imports no code: what they share with it is compared
// here.

test('the engine draws on the canvas that the contract promises', () => {
  expect(DRAWING_SIDE).toBe(CANVAS_SIZE)
})

test('paint covers a page as strongly as the contract promises', () => {
  expect([lineart.SOFT_STRENGTH, lineart.FULL_STRENGTH]).toEqual([SOFT_STRENGTH, FULL_STRENGTH])
})

test('the built-in illustrator draws every style that can be asked for, and no other', () => {
  expect([...STYLES].sort()).toEqual([...PAGE_STYLES].sort())
})

test('the pencils of the screens are colours of the palette', () => {
  const css = readFileSync(inProject('apps/web/src/ui/theme.css'), 'utf8')
  const [, pencils = ''] = /own pencils\.[^\n]*\n([\s\S]*?)\n\n/.exec(css) ?? []
  const colors = [...pencils.matchAll(/--color-\w+: (#\w+);/g)].map(([, color = '']) => color.toUpperCase())
  expect(colors.length).toBeGreaterThan(0)
  expect(colors.filter((color) => !(PALETTE as readonly string[]).includes(color))).toEqual([])
})
