import type { Clock } from './clock.ts'

/** How long (ms) an idle moment may take to come; Safari has none, and a busy page might never have one. */
const IDLE_AT_LATEST = 1000

/** The clock of a browser's window. */
export const browserClock = (window: Window): Clock => ({
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = window.setTimeout(run, milliseconds)
    return () => window.clearTimeout(timer)
  },
  frame(run) {
    const frame = window.requestAnimationFrame(run)
    return () => window.cancelAnimationFrame(frame)
  },
  idle(run) {
    if (!('requestIdleCallback' in window)) return this.after(IDLE_AT_LATEST, run)
    const idle = window.requestIdleCallback(run, { timeout: IDLE_AT_LATEST })
    return () => window.cancelIdleCallback(idle)
  },
})
