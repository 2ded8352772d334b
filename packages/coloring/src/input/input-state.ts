import type { Clock } from '../clock/clock.ts'
import type { Tapped } from './finger-taps.ts'
import type { PointerInput, PointerSample } from './pointer-input.ts'

/** What pointers can do: hold a tool, or move the page. */
export interface PointerActions {
  readonly clock: Clock
  press(input: PointerInput): void
  drag(input: PointerInput): void
  lift(input: PointerInput): void
  /** Takes the tool away half way, and holds the eyedropper there instead; answers whether it may. */
  hold(input: PointerInput): boolean
  /** Takes the tool away half way. */
  cancel(): void
  /** Two fingers take hold of the page: answers what follows them from two places to two others. */
  grip(): (from: readonly [PointerSample, PointerSample], to: readonly [PointerSample, PointerSample]) => void
  move(x: number, y: number): void
  /** Shows the whole page. */
  fit(): void
  /** Two or three fingers have tapped together. */
  tapped(fingers: Tapped): void
  isPenMode(): boolean
  /** Whether pointers move the page, whatever tool is chosen. */
  isMoveMode(): boolean
  /** A pen has been seen. */
  enterPenMode(): void
}

/** One state of the input: answers the state that follows. */
export interface InputState {
  /** Whether fingers hold the tool or the page right now. */
  readonly isByTouch: boolean
  pointer(input: PointerInput): InputState
  /** Drops what is under way. */
  cancel(): void
}

/** What states reach: what pointers can do, how long ago a pen was near, and the way into another state on their own account. */
export interface Machine {
  readonly actions: PointerActions
  isPalm(input: PointerInput): boolean
  become(state: InputState): void
}
