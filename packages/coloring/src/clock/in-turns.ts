import type { Clock } from './clock.ts'
import { forAWhile } from './for-a-while.ts'

/** Takes steps that somebody waits for: some at once, and the others in turns with fingers and frames. */
export function inTurns(clock: Pick<Clock, 'now' | 'after'>, steps: Iterator<undefined, void>): void {
  if (!forAWhile(clock, steps).done) clock.after(0, () => inTurns(clock, steps))
}
