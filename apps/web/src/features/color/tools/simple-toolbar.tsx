import type { BrushName, Engine } from '@huebook/coloring'
import { Eraser, PaintBucket, Sparkles, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { toneOf } from '#ui/color/hex-color.ts'
import type { Commands } from './commands.ts'
import { THREE_SIZES } from './simple-desk.ts'
import { StickerPanel } from './sticker-panel.tsx'
import { ToolButton } from './tool-button.tsx'
import { useCanvas } from './use-canvas.ts'
import { useOneStop } from './use-one-stop.ts'
import { useQuickTaps } from './use-quick-taps.ts'

const NAMES = ['Thin brush', 'Brush', 'Thick brush']

/** As it is drawn on the button, of 64 by 64. */
const WAVE = 'M12 44C20 8 32 60 52 20'
const OUTLINE = 5

/** A brush of one size, shown by the mark it makes. */
function SizedBrush({ engine, size, label }: { engine: Engine; size: number; label: string }) {
  const isOn = useCanvas(engine, (state) => state.tool === 'brush' && state.brushSize === size)
  const tone = useCanvas(engine, (state) => toneOf(state.color, state.strength))
  function pick(): void {
    engine.pickBrushSize(size)
    engine.pickTool('brush')
  }
  const width = size / 1.5
  return (
    <ToolButton label={label} isOn={isOn} onClick={pick}>
      <svg viewBox="0 0 64 64" className="brush-mark" aria-hidden="true">
        <path d={WAVE} strokeWidth={width + OUTLINE} stroke="#1F2430" />
        <path d={WAVE} strokeWidth={width} stroke={tone} />
      </svg>
    </ToolButton>
  )
}

/** Takes glitter in hand, and puts it away again for the brush that was there before. */
function Glitter({ engine }: { engine: Engine }) {
  const isOn = useCanvas(engine, (state) => state.tool === 'brush' && state.brush === 'glitter')
  const before = useRef<BrushName>('felt-tip')
  function toggle(): void {
    const { brush } = engine.state.getSnapshot()
    if (brush !== 'glitter') before.current = brush
    engine.pickBrush(isOn ? before.current : 'glitter')
  }
  return <ToolButton label="Glitter" icon={Sparkles} isOn={isOn} onClick={toggle} />
}

interface SimpleToolbarProps {
  engine: Engine
  commands: Commands
  /** Whether the regions of the page are known, without which nothing can be filled. */
  isStudied: boolean
}

/** What the youngest colour with: the bucket, three brushes, glitter, stickers, the eraser, and the way back from a mistake. */
export function SimpleToolbar({ engine, commands, isStudied }: SimpleToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const tool = useCanvas(engine, (state) => state.tool)
  const canUndo = useCanvas(engine, (state) => state.canUndo)
  useQuickTaps(bar)
  useOneStop(bar)
  return (
    <div ref={bar} className="toolbar" role="toolbar" aria-label="Tools" aria-busy={!isStudied}>
      <ToolButton label="Fill" icon={PaintBucket} isOn={tool === 'bucket'} onClick={commands.bucket} />
      {THREE_SIZES.map((size, at) => (
        <SizedBrush key={size} engine={engine} size={size} label={NAMES[at] ?? ''} />
      ))}
      <Glitter engine={engine} />
      <StickerPanel engine={engine} />
      <ToolButton label="Eraser" icon={Eraser} isOn={tool === 'eraser'} onClick={commands.eraser} />
      <ToolButton label="Undo" icon={Undo2} isResting={!canUndo} onClick={commands.undo} />
    </div>
  )
}
