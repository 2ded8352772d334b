import type { Engine, ToolName } from '@huebook/coloring'
import { Brush, Eraser, type LucideIcon, PaintBucket, Pipette, Redo2, Shapes, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { toasts } from '#ui/toasts/index.ts'
import { BrushPanel } from './brush-panel.tsx'
import type { Commands } from './commands.ts'
import { PaintPanel } from './paint-panel.tsx'
import { ToolButton } from './tool-button.tsx'
import { useCanvas } from './use-canvas.ts'
import { useOneStop } from './use-one-stop.ts'
import { useQuickTaps } from './use-quick-taps.ts'

interface ToolbarProps {
  engine: Engine
  commands: Commands
  /** Whether the regions of the page are known, without which nothing can be filled. */
  isStudied: boolean
  palette: ReactNode
  /** What leads off the desk, and the rest. */
  children: ReactNode
}

/** Whoever empties a page by mistake has to know that nothing is lost. */
const CLEARED = 'The page is empty again. “Undo” brings everything back.'

function Tool({ engine, tool, label, icon }: { engine: Engine; tool: ToolName; label: string; icon: LucideIcon }) {
  const isOn = useCanvas(engine, (state) => state.tool === tool && !state.isMoveMode)
  return <ToolButton label={label} icon={icon} isOn={isOn} onClick={() => engine.pickTool(tool)} />
}

function Clear({ engine }: { engine: Engine }) {
  const clear = () => engine.clear() && toasts.getState().show({ message: CLEARED })
  return <ToolButton label="Clear" icon={Trash2} onClick={clear} />
}

type Commanded = Pick<ToolbarProps, 'engine' | 'commands'>

function Undo({ engine, commands }: Commanded) {
  const canUndo = useCanvas(engine, (state) => state.canUndo)
  return <ToolButton label="Undo" icon={Undo2} isResting={!canUndo} onClick={commands.undo} />
}

function Redo({ engine, commands }: Commanded) {
  const canRedo = useCanvas(engine, (state) => state.canRedo)
  return <ToolButton label="Redo" icon={Redo2} isResting={!canRedo} onClick={commands.redo} />
}

function StayInside({ engine, commands }: Commanded) {
  const staysInside = useCanvas(engine, (state) => state.staysInside)
  return <ToolButton label="Stay inside the lines" icon={Shapes} isOn={staysInside} onClick={commands.inside} />
}

/** What a child looks for comes first, the rest is behind it. Each watches only what it shows: a tap draws few anew. */
export function Toolbar({ engine, commands, isStudied, palette, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useQuickTaps(bar)
  useOneStop(bar)
  return (
    <div ref={bar} className="toolbar" role="toolbar" aria-label="Tools" aria-busy={!isStudied}>
      <Tool engine={engine} tool="brush" label="Brush" icon={Brush} />
      <Tool engine={engine} tool="bucket" label="Fill" icon={PaintBucket} />
      <Tool engine={engine} tool="eraser" label="Eraser" icon={Eraser} />
      <BrushPanel engine={engine} />
      {palette}
      <Undo engine={engine} commands={commands} />
      <Redo engine={engine} commands={commands} />
      <StayInside engine={engine} commands={commands} />
      <Tool engine={engine} tool="eyedropper" label="Pick a colour from the page" icon={Pipette} />
      <PaintPanel engine={engine} />
      <Clear engine={engine} />
      {children}
    </div>
  )
}
