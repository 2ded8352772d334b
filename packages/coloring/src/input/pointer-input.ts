/** One position a pointer reported (CSS pixels from the container's left top corner; pressure 0 to 1). */
export interface PointerSample {
  readonly x: number
  readonly y: number
  readonly pressure: number
}

/** A pointer event as plain data. */
export interface PointerInput extends PointerSample {
  /** `lost`: the browser gave the pointer to somebody else without saying how it went on. */
  readonly phase: 'down' | 'move' | 'up' | 'cancel' | 'lost'
  readonly id: number
  readonly type: 'mouse' | 'pen' | 'touch'
  /** As in the DOM: 1 left or contact, 2 right, 4 middle, 32 a pen's eraser. */
  readonly buttons: number
  /** Milliseconds. */
  readonly time: number
  /** How wide what touches is (CSS px), by its longer side; nothing where the device does not tell. */
  readonly breadth?: number
  /** The positions since the last event, this one included; empty where the browser does not tell. */
  readonly coalesced: readonly PointerSample[]
}

/** A turn of the wheel as plain data; a trackpad's pinch is a turn with `isPinch`. */
export interface WheelInput {
  readonly x: number
  readonly y: number
  readonly deltaX: number
  readonly deltaY: number
  readonly isPinch: boolean
  /** With shift held, or part of a gesture that began sideways. */
  readonly isSideways: boolean
}

/** How far (CSS px) a trackpad has to be pinched for the page to double. */
export const PINCH_DOUBLES_AFTER = 100

const CONTACT = 1
export const MIDDLE_BUTTON = 4
export const PEN_ERASER = 32

export const isSamePointer = (a: PointerInput, b: PointerInput): boolean => a.id === b.id && a.type === b.type

/** How much broader a palm is than the finger beside it. Two fingertips differ less; a thumb has half as much again. */
const BROADER = 2

/** How broad (CSS px) a palm is at least: beside a fingertip that hardly touches, another one is no palm. */
const BROAD = 60

/** Whether a touch is as broad as a palm, where the device tells. */
export const isBroad = ({ breadth = 0 }: PointerInput): boolean => breadth >= BROAD

/** Whether one of two touches is the palm of the hand whose finger the other is. */
export const isPalmBeside = ({ breadth: palm = 0 }: PointerInput, { breadth: finger = 0 }: PointerInput): boolean =>
  finger > 1 && palm >= BROAD && palm >= BROADER * finger

/** A pen or a mouse that comes down to draw: not a hovering one, and not by its other buttons. */
export const comesDownToDraw = ({ phase, type, buttons }: PointerInput): boolean =>
  phase === 'down' && type !== 'touch' && (buttons & (CONTACT | PEN_ERASER)) !== 0
