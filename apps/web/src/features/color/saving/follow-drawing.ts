import type { Engine } from '@huebook/coloring'

/** Follows when a drawing was last changed (ms since 1970); `known` is when it was before it was opened. */
export function followDrawing({ state }: Pick<Engine, 'state'>, known: number, now: () => number): () => number {
  let last = known
  let before = state.getSnapshot()
  state.subscribe(() => {
    const current = state.getSnapshot()
    if (current.snapshots !== before.snapshots || current.cursor !== before.cursor) last = now()
    before = current
  })
  return () => last
}
