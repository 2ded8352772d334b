import { GESTURES, gestureTurns } from './gesture-turns.ts'
import type { PointerInput, PointerSample, WheelInput } from './pointer-input.ts'
import { wheelTurns } from './wheel-turns.ts'

/** What takes the events. */
interface Receiver {
  pointer(input: PointerInput): void
  wheel(input: WheelInput): void
}

const PHASES = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerrawupdate: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
  lostpointercapture: 'lost',
} as const

/**
 * Hands the pointer and wheel events of an element on as plain data; answers the function that ends it.
 * Positions come as `pointerrawupdate` where there is one: it comes at once, `pointermove` waits for the next frame.
 */
export function bindElement(element: HTMLElement, receiver: Receiver): () => void {
  const ending = new AbortController()
  const { signal } = ending
  // Without it the browser takes fingers for scrolling and cancels every stroke.
  element.style.touchAction = 'none'
  const turnOf = wheelTurns()
  const turnOfGesture = gestureTurns()
  /** On the screen, not on a trackpad. */
  const fingers = new Set<number>()
  const moves = 'onpointerrawupdate' in element ? 'pointerrawupdate' : 'pointermove'

  const receive = (event: Event) => {
    const pointer = event as PointerEvent
    const phase = PHASES[event.type as keyof typeof PHASES]
    if (phase === 'down') {
      capture(element, pointer.pointerId)
      // Or else a pen's press selects text, and a mouse's drags the picture.
      event.preventDefault()
    }
    if (pointer.pointerType === 'touch' && phase === 'down') fingers.add(pointer.pointerId)
    if (phase !== 'down' && phase !== 'move') fingers.delete(pointer.pointerId)
    receiver.pointer(inputOf(pointer, phase, element.getBoundingClientRect()))
  }
  for (const type of ['pointerdown', moves, 'pointerup', 'pointercancel', 'lostpointercapture'])
    element.addEventListener(type, receive, { signal })
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
  // Or else Chromium takes a quick stroke for a flick, and the next tap, on whatever button, for what stops it. Not as soon
  // as a finger comes down: by the click that a tap on the page ends in, menus see that they are to close.
  element.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      receiver.wheel(turnOf(event, element.getBoundingClientRect()))
    },
    { signal, passive: false },
  )
  const receiveGesture = (event: Event) => {
    // Or else Safari makes the whole screen larger.
    event.preventDefault()
    const turn = turnOfGesture(event, element.getBoundingClientRect())
    if (turn && fingers.size === 0) receiver.wheel(turn)
  }
  for (const type of GESTURES) element.addEventListener(type, receiveGesture, { signal, passive: false })
  return () => ending.abort()
}

/** A pointer that is already gone cannot be captured; its `pointerup` comes all the same. */
function capture(element: HTMLElement, id: number): void {
  try {
    element.setPointerCapture(id)
  } catch {}
}

function inputOf(event: PointerEvent, phase: PointerInput['phase'], { left, top }: DOMRect): PointerInput {
  const sampleOf = ({ clientX, clientY, pressure }: PointerEvent): PointerSample => ({
    x: clientX - left,
    y: clientY - top,
    pressure,
  })
  return {
    ...sampleOf(event),
    phase,
    id: event.pointerId,
    type: event.pointerType === 'pen' || event.pointerType === 'touch' ? event.pointerType : 'mouse',
    buttons: event.buttons,
    time: event.timeStamp,
    breadth: Math.max(event.width, event.height) || 0,
    // Older Safaris have no coalesced events at all.
    coalesced: phase === 'move' ? (event.getCoalescedEvents?.() ?? []).map(sampleOf) : [],
  }
}
