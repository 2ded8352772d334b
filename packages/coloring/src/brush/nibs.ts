import { DRAWING_SIDE } from '../drawing/drawing-size.ts'

/** Steps per pixel in which positions are recorded. Finer than any pointer, and a stroke's far end still fits 16 bits. */
export const STEPS = 16

/** The widest brush (px): one wider than the page is a mistake, or a damaged record. */
export const WIDEST_BRUSH = DRAWING_SIDE

/** How far outside the page (px) a stroke is followed; further out it runs along that border, where nobody sees it. */
const FAR = 1023

/** The pressure of pointers that have none, and of a pen that presses fully. */
export const FULL_PRESSURE = 255

/** The pressure taken for a pen that reports nonsense: a relaxed hand's. */
const RELAXED = 0.5

/** The thinnest a pen draws, as a share of the brush size: lighter touches still have to be seen. */
const THINNEST = 0.3

/** The pressure at which the brush has its full size. Hardly anybody presses harder for long. */
const FULL_AT = 0.75

/** Throws a RangeError for a size no brush has: a journal keeps whole pixels. */
export function checkBrushSize(size: number): void {
  if (!Number.isInteger(size) || size < 1 || size > WIDEST_BRUSH)
    throw new RangeError(`A brush is 1 to ${WIDEST_BRUSH} whole pixels wide, not ${size}.`)
}

/** A position as it is recorded: whole steps, so that a replay starts from the same numbers. */
export const inSteps = (position: number): number =>
  Math.round(Math.min(DRAWING_SIDE + FAR, Math.max(-FAR, position)) * STEPS)

/** A pressure of 0 to 1 as it is recorded: 0 to 255. */
export const recordedPressure = (pressure: number): number =>
  Math.round(Math.min(1, Math.max(0, Number.isFinite(pressure) ? pressure : RELAXED)) * FULL_PRESSURE)

/** The radius (px) of a brush of that size under a recorded pressure. */
export const radiusOf = (size: number, pressure: number): number =>
  (size / 2) * Math.min(1, THINNEST + ((1 - THINNEST) * pressure) / (FULL_AT * FULL_PRESSURE))
