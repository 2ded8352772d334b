import { startTransition, useEffect, useState } from 'react'

/** As many entries as a phone shows of a wall. */
const FIRST = 4

/** As many as it draws in a frame without being felt: a row. */
const STEP = 2

/** How many of so many entries to draw: the first at once, some more with each frame, and in the end all that ever come. */
export function useGradually(count: number, isAtOnce: boolean): number {
  const [drawn, setDrawn] = useState(isAtOnce ? Number.POSITIVE_INFINITY : FIRST)

  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return
    const next = drawn < count ? drawn + STEP : Number.POSITIVE_INFINITY
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(next)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])

  return drawn
}
