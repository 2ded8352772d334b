import type { Engine } from '@huebook/coloring'
import { useEffect } from 'react'
import { platform } from '#platform/index.ts'

/** A soft tick under the finger when a region has been filled, where there is a motor and nobody wants less motion. */
export function useFillTick(engine: Engine | undefined): void {
  useEffect(() => {
    if (!engine) return
    const { subscribe, getSnapshot } = engine.state
    const shown = () => getSnapshot().snapshots[getSnapshot().cursor]?.id ?? 0
    // What was drawn has a higher number than anything before it; what was only undone or redone has not.
    let newest = shown()
    return subscribe(() => {
      const now = shown()
      if (now <= newest) return
      newest = now
      const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches
      if (getSnapshot().tool === 'bucket' && !wantsLess) platform.tick()
    })
  }, [engine])
}
