import { createEngine, directEncoder } from '@huebook/coloring'
import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { heldStrength, holdTools } from './held-tools.ts'

const clock = { now: () => 0, after: () => () => {}, frame: () => () => {}, idle: () => () => {} }

/** A desk to which somebody comes whose device has kept this. */
function desk(kept: Map<string, string>, mayKeep = true) {
  const engine = createEngine({ clock, encoder: directEncoder, defaultBrush: { size: 20, color: '#000000' } })
  const end = holdTools(
    engine,
    () => storageOf(kept),
    () => mayKeep,
  )
  const inHand = () => {
    const { color, brushSize, tool, staysInside } = engine.state.getSnapshot()
    return [color, brushSize, tool, staysInside]
  }
  return { engine, end, inHand }
}

test('whoever comes to a desk has in hand what they last had at another', () => {
  const kept = new Map<string, string>()
  const { engine, end, inHand } = desk(kept)
  expect(inHand()).toEqual(['#000000', 20, 'brush', false])
  engine.pickColor('#ef4444')
  engine.pickBrushSize(5)
  engine.pickTool('bucket')
  engine.stayInside(true)
  end()
  expect(desk(kept).inHand()).toEqual(['#ef4444', 5, 'bucket', true])
})

test('the next page begins as strong as the last one was left, and the first one soft', () => {
  const kept = new Map<string, string>()
  const held = () => heldStrength(() => storageOf(kept))
  expect(held()).toBe(50)
  desk(kept).engine.pickStrength(85)
  expect(held()).toBe(85)
  const older = new Map([['tools', '{"color":"#ef4444","brushSize":5,"tool":"brush","staysInside":false}']])
  expect([desk(older).inHand(), heldStrength(() => storageOf(older))]).toEqual([['#ef4444', 5, 'brush', false], 50])
})

test('an eraser and an eyedropper are put away: what is in hand then is what was before them', () => {
  for (const tool of ['eraser', 'eyedropper'] as const) {
    const kept = new Map<string, string>()
    const { engine } = desk(kept)
    engine.pickColor('#22c55e')
    engine.pickTool('bucket')
    engine.pickTool(tool)
    expect(desk(kept).inHand()).toEqual(['#22c55e', 20, 'bucket', false])
  }
})

test('a desk that is left late writes down nothing of somebody who has left', () => {
  const kept = new Map<string, string>()
  desk(kept, false).engine.pickColor('#ef4444')
  expect([...kept]).toEqual([])
})

test.each([
  '"nonsense"',
  '{',
  '{"color":"red","brushSize":5,"tool":"brush","staysInside":false}',
  '{"color":"#ef4444","brushSize":7,"tool":"brush","staysInside":false}',
  '{"color":"#ef4444","brushSize":5,"tool":"hammer","staysInside":false}',
])('what is no choice of tools is not taken for one: %s', (text) => {
  expect(desk(new Map([['tools', text]])).inHand()).toEqual(['#000000', 20, 'brush', false])
})
