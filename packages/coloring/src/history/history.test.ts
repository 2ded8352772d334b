import { expect, test } from 'vitest'
import { createEditor } from '../editor/editor.ts'
import { hashOf } from '../testing/hash.ts'
import { bytesOf } from '../testing/history-bytes.ts'
import { strokeThrough } from '../testing/operations.ts'
import { randomFrom } from '../testing/random.ts'
import { addKeyframe, pixelsAt } from './history.ts'
import { packPixels } from './packed-pixels.ts'

const MEGABYTE = 2 ** 20

/** A stroke of 300 px in one of many colours, somewhere. */
function scribble(random: () => number) {
  let [x, y, angle] = [random() * 1024, random() * 1024, random() * 7]
  const places = Array.from({ length: 40 }, () => {
    angle += random() - 0.5
    x += Math.cos(angle) * 8
    y += Math.sin(angle) * 8
    return [Math.round(x), Math.round(y)] as const
  })
  return strokeThrough(places, { color: (0xff000000 + Math.floor(random() * 0xffffff)) >>> 0 })
}

test('a thousand strokes, each over the ones before, take less than 64 MB with every one of them undoable', () => {
  const editor = createEditor()
  const random = randomFrom(7)
  for (let i = 0; i < 1000; i++) {
    editor.perform(scribble(random))
    if (editor.isKeyframeDue()) editor.takeKeyframe()
  }
  expect(editor.history().entries).toHaveLength(1000)
  expect(bytesOf(editor.history())).toBeLessThan(64 * MEGABYTE)
  // A data URL of such a page has about half a megabyte, for each of the strokes.
  expect(bytesOf(editor.history()) / 1000).toBeLessThan(30_000)
  while (editor.perform({ kind: 'undo' }));
  expect(editor.isBlank()).toBe(true)
})

test('any drawing of the history can be had without going there, from keyframes before and after', () => {
  const editor = createEditor()
  const random = randomFrom(3)
  const seen = [hashOf(editor.drawing.pixels)]
  for (let i = 0; i < 60; i++) {
    editor.perform(scribble(random))
    if (i === 20 || i === 50) addKeyframe(editor.history(), packPixels(editor.drawing.kept))
    seen.push(hashOf(editor.drawing.pixels))
  }
  for (let i = 0; i < 25; i++) editor.perform({ kind: 'undo' })
  const current = hashOf(editor.drawing.pixels)
  for (let position = 0; position <= 60; position += 3)
    expect(hashOf(pixelsAt(editor.history(), position, editor.drawing.kept))).toBe(seen[position])
  expect(hashOf(editor.drawing.pixels)).toBe(current)
})
