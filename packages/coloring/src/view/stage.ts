import type { Rect } from '../drawing/rect.ts'
import type { Spans } from '../fill/spans.ts'
import type { Camera } from './camera.ts'

/** Where a drawing is seen on its page. Nothing of it reads pixels. */
export interface Stage {
  /** Shows a rectangle of the drawing's pixels as they are now. */
  put(where: Rect): void
  /** Says how strongly (%) paint is shown; what is there already changes with the next rectangle. */
  setStrength(strength: number): void
  /** Moves drawing and page to where the camera sees them; while the camera is under way the page may look coarse. */
  place(camera: Camera, isMoving: boolean): void
  /** Shows which pixels are meant; none with null. */
  mark(spans: Spans | null): void
  /** Takes everything off the screen. */
  close(): void
}

/** Opens a stage for the pixels of a drawing (straight RGBA), whose memory it shares. */
export type OpenStage = (pixels: Uint8ClampedArray<ArrayBuffer>) => Stage
