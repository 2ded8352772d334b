import type { Engine } from '@huebook/coloring'
import { Maximize } from 'lucide-react'
import type { Commands } from './tools/commands.ts'
import { useCanvas } from './tools/use-canvas.ts'

/** The way back to the whole page, for whoever has come too close by mistake. */
export function WholePage({ engine, commands }: { engine: Engine; commands: Commands }) {
  const isClose = useCanvas(engine, (state) => state.isClose)
  if (!isClose) return null
  return (
    <div className="zoom-control">
      <button type="button" title="The whole page" aria-label="The whole page" onClick={commands.fit} className="round">
        <Maximize strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  )
}
