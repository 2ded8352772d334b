import { setTimeout as sleep } from 'node:timers/promises'
import { outageOf } from './outage.ts'

/** How long a database may be away that was there before, in milliseconds: an embedded one is brought back within seconds. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 250

/**
 * Does something that may be done twice, and does it again for a while where the database goes away meanwhile: whoever has
 * begun to start need not end because it was restarted in the same moment.
 */
export async function throughOutage<Result>(act: () => Promise<Result>, stop: AbortSignal): Promise<Result> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (outageOf(error) !== 'away' || stop.aborted || Date.now() > end) throw error
      await sleep(PAUSE_MS)
    }
  }
}
