import type { Engine } from '@huebook/coloring'
import { Maximize } from 'lucide-react'
import type { Commands } from './tools/commands.ts'
import { isAstray } from './tools/simple-desk.ts'
import { useCanvas } from './tools/use-canvas.ts'

/** The way back to the whole page, for whoever has come too close, or turned it, by mistake. */
export function WholePage({ engine, commands }: { engine: Engine; commands: Commands }) {
  if (!useCanvas(engine, isAstray)) return null
  return (
    <div className="zoom-control">
      <button type="button" title="The whole page" aria-label="The whole page" onClick={commands.fit} className="round">
        <Maximize strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  )
}
