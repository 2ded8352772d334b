import type { Engine } from '@huebook/coloring'
import { useEffect, useRef, useState } from 'react'
import { useCanvas } from './tools/use-canvas.ts'

/** How long (ms) the hand has to rest before anybody looks whether all is done: nobody is interrupted between two strokes. */
const RESTS_AFTER = 1_200

interface FinishedProps {
  engine: Engine
  onFinished(): void
}

/** Notices, once, that no region is left white; a page that was opened so is left in peace. */
export function Finished({ engine, onFinished }: FinishedProps) {
  const [isFinished, setFinished] = useState(false)
  const isTold = useRef<boolean | null>(null)
  const shown = useCanvas(engine, (state) => state.snapshots[state.cursor]?.id)

  const told = useRef(onFinished)
  told.current = onFinished

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever another drawing is shown
  useEffect(() => {
    isTold.current ??= engine.isEverythingColored()
    if (isTold.current) return
    const timer = window.setTimeout(() => {
      if (engine.state.getSnapshot().isDrawing || !engine.isEverythingColored()) return
      isTold.current = true
      setFinished(true)
      told.current()
    }, RESTS_AFTER)
    return () => window.clearTimeout(timer)
  }, [engine, shown])

  return isFinished ? <div className="finished-glow" aria-hidden="true" /> : null
}
