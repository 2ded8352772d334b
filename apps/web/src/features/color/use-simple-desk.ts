import type { Engine } from '@huebook/coloring'
import { useEffect, useRef } from 'react'
import { kidsLock } from '#session/kids-lock/index.ts'
import { CONTENT_ID } from '#ui/content.tsx'
import { laySimply } from './tools/simple-desk.ts'
import { useKeptSwitch } from './use-kept-switch.ts'

interface SimpleDesk {
  isOn: boolean
  /** Leaves little on the desk, and locks it. */
  enter(): void
  /** Brings everything back, once a grown-up has been fetched. */
  leave(): Promise<void>
}

/** Whether the desk is the one for the youngest. */
export function useSimpleDesk(engine: Engine | undefined): SimpleDesk {
  const [isOn, turn] = useKeptSwitch('simple-desk')
  useEffect(() => (isOn ? kidsLock.holdDesk() : undefined), [isOn])
  useEffect(() => {
    if (isOn && engine) laySimply(engine)
    // Small fingers rest on the page, and mean nothing by it.
    engine?.pickByHolding(!isOn)
  }, [isOn, engine])

  // What was pressed lies on the other desk.
  const laid = useRef(isOn)
  useEffect(() => {
    if (laid.current !== isOn) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true })
    laid.current = isOn
  }, [isOn])

  return {
    isOn,
    enter: () => turn(true),
    async leave() {
      if (!(await kidsLock.ask('desk'))) return
      // Stickers stay on the simple desk.
      if (engine?.state.getSnapshot().tool === 'sticker') engine.pickTool('brush')
      turn(false)
    },
  }
}
