import type { Clock } from './clock.ts'
import { forAWhile } from './for-a-while.ts'

/** Takes steps while nobody waits for anything, and tells when there are no more; answers what calls that off. */
export function inIdleTime(
  clock: Clock,
  steps: Iterator<undefined, unknown>,
  ended: () => void = () => {},
): () => void {
  let callOff = clock.idle(goOn)
  function goOn(): void {
    if (forAWhile(clock, steps).done) ended()
    else callOff = clock.idle(goOn)
  }
  return () => callOff()
}
