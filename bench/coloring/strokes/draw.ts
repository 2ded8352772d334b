import type { Runner } from '../../harness/relay.ts'
import { type Pad, send } from './pad.ts'
import type { Place } from './path.ts'

/** Events between two frames: those of a pen of 250 Hz on a screen of 60. */
const EVENTS_PER_FRAME = 4

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await nextFrame()
}

/**
 * Draws a stroke on a pad and answers what 1,000 of its points took (ms), from the press until the frame after the lift.
 * A few events come in each frame; frames follow each other as fast as the browser can show them.
 */
export function strokeOn(pad: Pad, path: readonly Place[]): Runner {
  return {
    name: pad.name,
    async run() {
      pad.room.style.display = 'block'
      await frames(5)
      const start = performance.now()
      await draw(pad, path)
      const spent = performance.now() - start
      pad.clear()
      await frames(2)
      pad.room.style.display = 'none'
      return (1000 * spent) / path.length
    },
  }
}

async function draw(pad: Pad, path: readonly Place[]): Promise<void> {
  const [first, ...rest] = path as [Place, ...Place[]]
  send(pad, 'pointerdown', first)
  for (let at = 0; at < rest.length; at += EVENTS_PER_FRAME) {
    for (const place of rest.slice(at, at + EVENTS_PER_FRAME)) send(pad, pad.moves, place)
    pad.frame()
    await nextFrame()
  }
  send(pad, 'pointerup', path.at(-1) as Place, 0)
  pad.frame()
  await frames(2)
}
