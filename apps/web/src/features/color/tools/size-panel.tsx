import type { Engine } from '@huebook/coloring'
import { BRUSH_SIZES } from '@huebook/contract'
import { ToolButton } from './tool-button.tsx'
import { ToolPanel } from './tool-panel.tsx'
import { useCanvas } from './use-canvas.ts'

const Dot = ({ size }: { size: number }) => <span className="size-dot" style={{ width: size, height: size }} />

export function SizePanel({ engine }: { engine: Engine }) {
  const current = useCanvas(engine, (state) => state.brushSize)
  const isOpen = useCanvas(engine, (state) => state.panels.brush)
  const tool = (
    <ToolButton label={`Brush size: ${current} px`}>
      <Dot size={current} />
    </ToolButton>
  )
  return (
    <ToolPanel isOpen={isOpen} onToggle={() => engine.togglePanel('brush')} label="Brush sizes" tool={tool}>
      <div className="size-row">
        {BRUSH_SIZES.map((size) => (
          <ToolButton
            key={size}
            label={`${size} px`}
            isOn={size === current}
            onClick={() => engine.pickBrushSize(size)}
          >
            <Dot size={size} />
          </ToolButton>
        ))}
      </div>
    </ToolPanel>
  )
}
