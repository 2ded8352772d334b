import type { CanvasState, Clock, Engine } from '@huebook/coloring'

/** How long (ms) a hand has to rest before the lists get a new picture: not every stroke is worth one. */
const RESTS_AFTER_MS = 2_000

interface Lists {
  /** Shows what only this device has: the page with the drawing on it, or the drawing alone. */
  keep(picture: Blob, isWhole: boolean): Promise<void>
  /** Nothing is on this device only. */
  forget(): Promise<void>
}

/**
 * Lets the lists show what is drawn and not saved, until it is saved: the first change at once, for a tab may be closed in the
 * middle of drawing, and what follows when the hand rests.
 */
export function followUnsaved(
  { state, png, pagePng, isBlank }: Pick<Engine, 'state' | 'png' | 'pagePng' | 'isBlank'>,
  clock: Pick<Clock, 'after'>,
  lists: Lists,
) {
  const isNothing = () => state.getSnapshot().isSaved || isBlank()
  /** Without the page where that is not known yet. */
  const taken = (): Promise<[Blob, boolean]> =>
    pagePng().then(
      (picture) => [picture, true],
      async () => [await png(), false],
    )
  async function report(): Promise<void> {
    const picture = isNothing() ? null : await taken()
    // It may have been saved meanwhile.
    return picture && !isNothing() ? lists.keep(...picture) : lists.forget()
  }
  const rest = () => clock.after(RESTS_AFTER_MS, () => void report())
  let before = state.getSnapshot()
  let callOff = rest()
  const stop = state.subscribe(() => {
    const now = state.getSnapshot()
    if (shown(now) === shown(before) && now.strength === before.strength && now.isSaved === before.isSaved) return
    const isFirst = before.isSaved
    before = now
    callOff()
    if (now.isSaved || isFirst) void report()
    if (!now.isSaved) callOff = rest()
  })
  return {
    /** Without waiting for anything. */
    report,
    end(): void {
      callOff()
      stop()
    },
  }
}

const shown = ({ snapshots, cursor }: CanvasState): number | undefined => snapshots[cursor]?.id
