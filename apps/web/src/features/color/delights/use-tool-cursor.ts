import type { Engine } from '@huebook/coloring'
import { type RefObject, useEffect } from 'react'
import { toolCursor } from './tool-cursor.ts'

/** Lets the pointer over the page look like what is in the hand. */
export function useToolCursor(engine: Engine | undefined, page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Fingers have none, and a new picture for every step of a pinch would only slow it down.
    if (!engine || !window.matchMedia('(hover: hover)').matches) return
    let shown = ''
    const show = () => {
      const state = engine.state.getSnapshot()
      const cursor = state.isMoveMode ? 'grab' : toolCursor(state)
      if (cursor !== shown && page.current) page.current.style.cursor = cursor
      shown = cursor
    }
    show()
    return engine.state.subscribe(show)
  }, [engine, page])
}
