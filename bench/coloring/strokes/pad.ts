import type { PageArt } from '../../../packages/coloring/src/index.ts'
import type { Place } from './path.ts'

/** Something one can draw on with a pointer, on an element of its own that fills the page. */
export interface Pad {
  readonly name: string
  /** What is shown while it is its turn. */
  readonly room: HTMLElement
  /** What pointer events are sent to. */
  readonly target: HTMLElement
  /** The event in which it takes movements. */
  readonly moves: 'pointermove' | 'pointerrawupdate'
  /** Called in every frame, for those who draw only then. */
  frame(): void
  clear(): void
}

export const SIZE = 1024

/** Device pixels for each CSS pixel. */
export const RATIO = 2

export const COLOR = '#ef4444'

/** The width of all strokes (px of the page). */
export const WIDTH = 20

/** A canvas over the page with so many pixels for each CSS pixel, and a pen that draws in CSS pixels. */
export function fullCanvas({ url }: PageArt, fineness = RATIO) {
  const room = emptyRoom()
  const below = document.createElement('img')
  below.src = url
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE * fineness
  for (const layer of [below, canvas]) {
    layer.style.cssText = `position: absolute; left: 0; top: 0; width: ${SIZE}px; height: ${SIZE}px`
    room.append(layer)
  }
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D
  pen.scale(fineness, fineness)
  return { room, canvas, pen, clear: () => pen.clearRect(0, 0, SIZE, SIZE) }
}

/** An element as large as the page, which is shown only while it is its turn. */
export function emptyRoom(): HTMLDivElement {
  const room = document.createElement('div')
  room.style.cssText = `position: absolute; left: 0; top: 0; width: ${SIZE}px; height: ${SIZE}px; display: none`
  document.body.append(room)
  return room
}

export function send({ target }: Pad, type: string, { x, y }: Place, buttons = 1): void {
  const event = { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse', isPrimary: true, buttons, bubbles: true }
  target.dispatchEvent(new PointerEvent(type, event))
}
