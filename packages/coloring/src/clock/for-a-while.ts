import type { Clock } from './clock.ts'

/** How long (ms) what can wait may keep a frame or a finger waiting. */
const WHILE_MS = 6

/** Takes as many steps as there is time for; answers the last. Who calls goes on when whatever has come meanwhile was seen to. */
export function forAWhile<Result>(
  clock: Pick<Clock, 'now'>,
  steps: Iterator<undefined, Result>,
): IteratorResult<undefined, Result> {
  const end = clock.now() + WHILE_MS
  let step = steps.next()
  while (!step.done && clock.now() < end) step = steps.next()
  return step
}
