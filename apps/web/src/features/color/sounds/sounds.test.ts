import { createEngine, directEncoder } from '@huebook/coloring'
import { expect, test, vi } from 'vitest'
import { listenTo } from './heard.ts'
import { NOTES, type SoundName } from './notes.ts'
import { createPlayer } from './player.ts'

const clock = { now: () => 0, after: () => () => {}, frame: () => () => {}, idle: () => () => {} }

function desk() {
  const engine = createEngine({ clock, encoder: directEncoder, defaultBrush: { size: 20, color: '#000000' } })
  engine.setContainer({ width: 1024, height: 1024 }, 1)
  const heard: SoundName[] = []
  const stop = listenTo(engine, (name) => heard.push(name))
  const mouse = { id: 1, type: 'mouse', pressure: 0.5, time: 0, coalesced: [] } as const
  return {
    engine,
    heard,
    stop,
    tap(x: number, y: number) {
      engine.pointer({ ...mouse, x, y, phase: 'down', buttons: 1 })
      engine.pointer({ ...mouse, x, y, phase: 'up', buttons: 0 })
    },
  }
}

test('a stroke, a sticker, a pencil that is taken and a step back are heard, each once', () => {
  const { engine, tap, heard } = desk()
  tap(200, 200)
  engine.pickSticker('heart')
  tap(400, 400)
  engine.pickColor('#ef4444')
  engine.undo()
  expect(heard).toEqual(['stroke', 'sticker', 'color', 'back'])
})

test('a step forward, a size and a pencil that is in hand already are not, and nothing is once it is switched off', () => {
  const { engine, tap, heard, stop } = desk()
  tap(200, 200)
  engine.undo()
  heard.length = 0
  engine.redo()
  engine.pickBrushSize(30)
  engine.pickColor('#000000')
  expect(heard).toEqual([])
  stop()
  tap(300, 300)
  expect(heard).toEqual([])
})

test('every sound is short and soft', () => {
  for (const notes of Object.values(NOTES))
    for (const { at, lasts, loudness } of notes) {
      expect(at + lasts).toBeLessThanOrEqual(250)
      expect(loudness).toBeLessThanOrEqual(0.08)
    }
})

test('the loudspeaker is opened when something is first heard, and a device without one is only silent', () => {
  const open = vi.fn((): never => {
    throw new Error('There is no loudspeaker.')
  })
  const play = createPlayer(open)
  expect(open).not.toHaveBeenCalled()
  expect(() => play('fill')).not.toThrow()
  expect(open).toHaveBeenCalledTimes(1)
})
