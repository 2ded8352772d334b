import { FULL_PRESSURE, recordedPressure } from '../brush/nibs.ts'
import { screenPoint } from '../drawing/points.ts'
import { PEN_ERASER, type PointerInput, type PointerSample } from '../input/pointer-input.ts'
import type { ToolName } from '../state/canvas-state.ts'
import type { Contact, Tool } from '../tools/tool.ts'
import { type Camera, toPage } from '../view/camera.ts'

/** How far off (CSS px) people point: half a fingertip, a pen's tip, a mouse's. */
const REACH: Readonly<{ [type in PointerInput['type']]: number }> = { touch: 12, pen: 5, mouse: 3 }

/** The farthest a tap reaches (px of the page), however small the page is on the screen. */
const FARTHEST_REACH = 32

interface ToolInputPorts {
  readonly tools: Readonly<{ [name in ToolName]: Tool }>
  chosen(): ToolName
  /** Whether a pointer that rests picks the colour there. */
  holdsToPick(): boolean
  camera(): Camera
  /** Told when a tool comes down at a place, and when it is off the page again. */
  pressed(contact: Contact): void
  released(contact: Contact | null): void
}

/** Gives pointers to the chosen tool, as contacts with the page. */
export function toolInput(ports: ToolInputPorts) {
  let held: Tool | null = null
  let isResting = false
  let last: Contact | null = null

  const contactOf = ({ type, time }: PointerInput, { x, y, pressure }: PointerSample): Contact => ({
    at: toPage(ports.camera(), screenPoint(x, y)),
    pressure: type === 'pen' ? recordedPressure(pressure) : FULL_PRESSURE,
    isPressed: type === 'pen',
    time,
    reach: Math.min(FARTHEST_REACH, REACH[type] / ports.camera().zoom),
  })

  function release(): void {
    const contact = last
    held = null
    isResting = false
    last = null
    ports.released(contact)
  }

  function finish(tool: Tool, ...rest: Contact[]): void {
    try {
      if (rest.length > 0) tool.drag(rest)
      tool.lift()
    } finally {
      release()
    }
  }

  function press(input: PointerInput, tool: ToolName): void {
    held = ports.tools[tool]
    last = contactOf(input, input)
    ports.pressed(last)
    held.press(last)
  }

  function cancel(): void {
    if (!held) return
    try {
      held.cancel()
    } finally {
      release()
    }
  }

  return {
    press: (input: PointerInput): void => press(input, input.buttons & PEN_ERASER ? 'eraser' : ports.chosen()),
    /** Holds the eyedropper instead of whatever is held. */
    hold(input: PointerInput): boolean {
      if (!ports.holdsToPick()) return false
      cancel()
      press(input, 'eyedropper')
      isResting = true
      return true
    },
    drag(input: PointerInput): void {
      const samples = input.coalesced.length > 0 ? input.coalesced : [input]
      const contacts = samples.map((sample) => contactOf(input, sample))
      last = contacts.at(-1) ?? last
      held?.drag(contacts)
    },
    /** Lifts the tool where it was last seen. A colour that somebody only looked for is not picked. */
    liftUnseen(): void {
      if (isResting) cancel()
      else if (held) finish(held)
    },
    lift(input: PointerInput): void {
      if (!held) return
      // A pen reports no pressure when it is lifted; the line must not run out into a hair.
      const pressure = last?.pressure ?? FULL_PRESSURE
      last = { ...contactOf(input, input), pressure }
      finish(held, last)
    },
    cancel,
  }
}
