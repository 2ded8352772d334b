import { colorAWhile, handOn, openScreen } from './hand.ts'
import { ALL_IN_HAND, type InHand, takeInHand } from './in-hand.ts'
import type { Phone, StudioSite } from './studio-site.ts'

const MINUTE_MS = 60_000

/** What the page holds after a full collection of garbage (bytes). */
interface Held {
  heap: number
  /** Outside of the heap: pixels, differences, what is written. */
  buffers: number
  nodes: number
}

export interface Sample {
  minute: number
  operations: number
  /** With all that can be undone of this minute. */
  full: Held
  /** With nothing to be undone but one stroke. */
  bare: Held
}

/** Colours for minutes; undoes all of it at the end of each, so that the same is to be held every time. */
export async function measureMemory({ phone, page: { id } }: StudioSite, minutes: number): Promise<Sample[]> {
  const one = await phone()
  await openScreen(one, id)
  const hand = await handOn(one)
  const samples: Sample[] = []
  let operations = 0
  // Unmeasured: what is loaded, compiled or made at first use stays, such as the paper of each brush.
  for (const inHand of ALL_IN_HAND) {
    await takeInHand(one.page, inHand)
    await hand.stroke(100)
  }
  for (let minute = 0; minute <= minutes; minute++) {
    const end = performance.now() + (minute === 0 ? 0 : MINUTE_MS)
    await takeInHand(one.page, ALL_IN_HAND[minute % ALL_IN_HAND.length] as InHand)
    do {
      const { strokes, fills } = await colorAWhile(hand)
      operations += strokes + fills
    } while (performance.now() < end)
    const full = await held(one)
    await undoEverything(one)
    // The same one every time: a cloud of an airbrush takes more to undo than a line.
    await takeInHand(one.page, ALL_IN_HAND[0] as InHand)
    await hand.stroke()
    samples.push({ minute, operations, full, bare: await held(one) })
  }
  await one.close()
  return samples
}

/** With the next stroke nothing is left to be redone, either. */
async function undoEverything({ page }: Phone): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('z')
}

async function held({ devtools }: Phone): Promise<Held> {
  // Twice: what only waited for its finaliser goes with the second.
  for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage')
  const usage = (await devtools.send('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize?: number }
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  return { heap: usage.usedSize, buffers: usage.backingStorageSize ?? 0, nodes }
}
