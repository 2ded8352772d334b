import type { CanvasState, Engine } from '@huebook/coloring'

/** Follows when a drawing was last changed (ms since 1970); `known` is when it was before it was opened. */
export function followDrawing({ state }: Pick<Engine, 'state'>, known: number, now: () => number): () => number {
  let last = known
  let before = state.getSnapshot()
  state.subscribe(() => {
    const current = state.getSnapshot()
    if (shown(current) !== shown(before) || current.strength !== before.strength) last = now()
    before = current
  })
  return () => last
}

/** Another number for every drawing; where it stands in the history may be found out later. */
const shown = ({ snapshots, cursor }: CanvasState): number | undefined => snapshots[cursor]?.id
