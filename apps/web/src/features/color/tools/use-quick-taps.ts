import { type RefObject, useEffect } from 'react'

/** How far a finger may slip and still mean what it touched (px). */
const SLIP = 12

/**
 * Presses what a finger taps, and nothing else: a browser would play a whole mouse first, which is pointed, pressed, focused
 * and let go, and that is most of what a tap costs on a slow phone. Of a label it presses what the label is for: the label
 * itself would be pressed first, and everybody told twice.
 */
export function useQuickTaps(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tapped = place.current
    if (!tapped) return
    const ending = new AbortController()
    let touched: Touch | null = null
    tapped.addEventListener(
      'touchstart',
      ({ touches }) => {
        touched = touches.length === 1 ? (touches[0] ?? null) : null
      },
      { signal: ending.signal, passive: true },
    )
    tapped.addEventListener(
      'touchend',
      (event) => {
        const [lifted] = event.changedTouches
        const meant = touched && lifted && isNear(touched, lifted) ? pressable(event.target) : null
        touched = null
        if (!meant || !event.cancelable) return
        event.preventDefault()
        meant.click()
      },
      { signal: ending.signal, passive: false },
    )
    return () => ending.abort()
  }, [place])
}

const isNear = (from: Touch, to: Touch): boolean =>
  Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) < SLIP

function pressable(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('button, label') : null
  return found instanceof HTMLLabelElement ? found.control : found
}
