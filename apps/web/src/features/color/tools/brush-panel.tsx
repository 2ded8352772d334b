import { BRUSH_NAMES, BRUSHES, type BrushName, type Engine, previewOfBrush } from '@huebook/coloring'
import { BRUSH_SIZES } from '@huebook/contract'
import { EnginePicture } from './engine-picture.tsx'
import { Slider } from './slider.tsx'
import { ToolButton } from './tool-button.tsx'
import { ToolPanel } from './tool-panel.tsx'
import { useCanvas } from './use-canvas.ts'

/** The least and the step (%) of how much a brush covers. */
const LEAST = 10
const STEP = 10

const Dot = ({ size }: { size: number }) => <span className="size-dot" style={{ width: size, height: size }} />

function BrushChoice({ engine, brush }: { engine: Engine; brush: BrushName }) {
  const isOn = useCanvas(engine, (state) => state.brush === brush)
  const color = useCanvas(engine, (state) => state.color)
  const { label, icon } = BRUSHES[brush]
  return (
    <button type="button" aria-pressed={isOn} onClick={() => engine.pickBrush(brush)} className="brush-choice">
      <svg viewBox="0 0 24 24" className="choice-icon" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span>{label}</span>
      <EnginePicture
        className="brush-stroke"
        make={() => previewOfBrush(brush, color)}
        of={`${brush} ${color}`}
        width={160}
        height={48}
      />
    </button>
  )
}

/** Which brush, how wide, and how much it covers. */
export function BrushPanel({ engine }: { engine: Engine }) {
  const current = useCanvas(engine, (state) => state.brushSize)
  const opacity = useCanvas(engine, (state) => state.opacity)
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
      <fieldset className="brush-choices">
        <legend className="sr-only">Brushes</legend>
        {BRUSH_NAMES.map((brush) => (
          <BrushChoice key={brush} engine={engine} brush={brush} />
        ))}
      </fieldset>
      <Slider
        label="How much it covers"
        ends={['Thin', 'Thick']}
        min={LEAST}
        max={100}
        step={STEP}
        value={opacity}
        words={`${opacity} %`}
        onChange={engine.pickOpacity}
      />
    </ToolPanel>
  )
}
