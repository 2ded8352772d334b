import { describe, expect, test } from 'vitest'
import { bindElement } from './bind-element.ts'
import type { PointerInput, WheelInput } from './pointer-input.ts'

/** As much of an element as the binding touches. */
function fakeElement(extra: object = {}) {
  const captured: number[] = []
  const element = Object.assign(new EventTarget(), {
    style: {} as { touchAction?: string },
    getBoundingClientRect: () => ({ left: 100, top: 50 }),
    setPointerCapture: (id: number) => captured.push(id),
    ...extra,
  })
  const send = (type: string, fields: object) => {
    const event = new Event(type, { cancelable: true })
    for (const [name, value] of Object.entries({ deltaMode: 0, ...fields }))
      Object.defineProperty(event, name, { value })
    element.dispatchEvent(event)
    return event
  }
  const pointers: PointerInput[] = []
  const turns: WheelInput[] = []
  const unbind = bindElement(element as unknown as HTMLElement, {
    pointer: (input) => pointers.push(input),
    wheel: (input) => turns.push(input),
  })
  return { element, send, captured, pointers, turns, unbind }
}

const finger = { pointerId: 3, pointerType: 'touch', clientX: 110, clientY: 70, pressure: 0.5, buttons: 1 }
const pen = { pointerId: 7, pointerType: 'pen', clientX: 110, clientY: 70, pressure: 0.25, buttons: 1 }

test('pointer events arrive as plain data, measured from the corner of the element', () => {
  const { element, send, captured, pointers } = fakeElement()
  expect(send('pointerdown', pen).defaultPrevented).toBe(true)
  send('pointermove', { ...pen, getCoalescedEvents: () => [{ ...pen, clientX: 105 }, pen] })
  send('pointerup', pen)
  expect(element.style.touchAction).toBe('none')
  expect(captured).toEqual([7])
  expect(pointers.map(({ phase }) => phase)).toEqual(['down', 'move', 'up'])
  expect(pointers[0]).toMatchObject({ id: 7, type: 'pen', x: 10, y: 20, pressure: 0.25, buttons: 1, coalesced: [] })
  expect(pointers[1]?.coalesced).toEqual([
    { x: 5, y: 20, pressure: 0.25 },
    { x: 10, y: 20, pressure: 0.25 },
  ])
})

test('the browser makes no flick of a quick stroke, which would swallow the next tap; a tap stays one', () => {
  const { send } = fakeElement()
  expect([send('touchstart', {}).defaultPrevented, send('touchmove', {}).defaultPrevented]).toEqual([false, true])
})

test('a touch says how broad it is, where the device tells', () => {
  const { send, pointers } = fakeElement()
  send('pointerdown', { ...finger, width: 34, height: 41 })
  send('pointerdown', finger)
  expect(pointers.map(({ breadth }) => breadth)).toEqual([41, 0])
})

test('where positions come at once they are not waited for', () => {
  const { send, pointers } = fakeElement({ onpointerrawupdate: null })
  send('pointermove', pen)
  send('pointerrawupdate', pen)
  expect(pointers).toHaveLength(1)
})

test('a browser without coalesced events, and a pointer that is gone already, are taken as they are', () => {
  const { send, pointers } = fakeElement({
    setPointerCapture: () => {
      throw new DOMException('gone', 'NotFoundError')
    },
  })
  send('pointerdown', { ...pen, pointerType: '' })
  send('pointermove', pen)
  send('pointercancel', pen)
  send('lostpointercapture', pen)
  expect(pointers.map(({ phase, type }) => `${phase} ${type}`)).toEqual([
    'down mouse',
    'move pen',
    'cancel pen',
    'lost pen',
  ])
})

test('the wheel arrives in pixels, and does not scroll the screen', () => {
  const { send, turns } = fakeElement()
  const lines = { clientX: 150, clientY: 60, deltaX: 0, deltaY: 3, deltaMode: 1, ctrlKey: true }
  expect(send('wheel', lines).defaultPrevented).toBe(true)
  expect(turns).toEqual([{ x: 50, y: 10, deltaX: 0, deltaY: 48, isPinch: true, isSideways: false }])
})

describe('a trackpad', () => {
  const swipe = { clientX: 150, clientY: 60, shiftKey: false }

  test('keeps to what its gesture began with, however it trembles', () => {
    const { send, turns } = fakeElement()
    send('wheel', { ...swipe, deltaX: 1, deltaY: 9, timeStamp: 1000 })
    send('wheel', { ...swipe, deltaX: 9, deltaY: 1, timeStamp: 1016 })
    send('wheel', { ...swipe, deltaX: 9, deltaY: 1, timeStamp: 2000 })
    send('wheel', { ...swipe, deltaX: 1, deltaY: 9, timeStamp: 2016 })
    expect(turns.map(({ isSideways }) => isSideways)).toEqual([false, false, true, true])
  })

  test('or a wheel moves sideways with shift, whoever does the turning', () => {
    const { send, turns } = fakeElement()
    send('wheel', { ...swipe, deltaX: 0, deltaY: 30, shiftKey: true })
    send('wheel', { ...swipe, deltaX: 30, deltaY: 0, shiftKey: true })
    expect(turns).toMatchObject(Array.from({ length: 2 }, () => ({ deltaX: 30, deltaY: 0, isSideways: true })))
  })
})

describe('in Safari, which tells of two fingers by events of its own', () => {
  const spread = { clientX: 150, clientY: 60 }

  test('a pinch on a trackpad zooms the page there, and not the screen', () => {
    const { send, turns } = fakeElement()
    expect(send('gesturestart', { ...spread, scale: 1 }).defaultPrevented).toBe(true)
    expect(send('gesturechange', { ...spread, scale: 2 }).defaultPrevented).toBe(true)
    send('gesturechange', { ...spread, scale: 1 })
    send('gestureend', { ...spread, scale: 1 })
    expect(turns.map(({ x, y, deltaY, isPinch }) => [x, y, deltaY, isPinch])).toEqual([
      [50, 10, -100, true],
      [50, 10, 100, true],
    ])
  })

  test('fingers on the screen are pointers already, and zoom once', () => {
    const { send, turns } = fakeElement()
    send('pointerdown', finger)
    send('gesturestart', { ...spread, scale: 1 })
    expect(send('gesturechange', { ...spread, scale: 2 }).defaultPrevented).toBe(true)
    expect(turns).toEqual([])
    send('pointerup', finger)
    send('gesturestart', { ...spread, scale: 1 })
    send('gesturechange', { ...spread, scale: 2 })
    expect(turns).toHaveLength(1)
  })
})

test('nothing arrives any more once it is unbound', () => {
  const { send, pointers, unbind } = fakeElement()
  unbind()
  send('pointerdown', pen)
  expect(pointers).toEqual([])
})
