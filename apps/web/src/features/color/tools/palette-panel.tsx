import type { Engine, HexColor } from '@huebook/coloring'
import { useEffect, useState } from 'react'
import { inkOn, isSameColor, nameOfColor, PENCILS } from './color-names.ts'
import { keepRecent, readRecent, withRecent } from './recent-colors.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolPanel } from './tool-panel.tsx'
import { useCanvas } from './use-canvas.ts'

const storage = () => window.localStorage

interface SwatchProps {
  color: string
  isOn: boolean
  onPick(): void
}

function Swatch({ color, isOn, onPick }: SwatchProps) {
  const name = nameOfColor(color)
  const mark = PENCILS.find((pencil) => isSameColor(pencil.color, color))?.mark
  return (
    <button type="button" title={name} aria-label={name} aria-pressed={isOn} onClick={onPick} className="swatch">
      <span style={{ background: color, color: inkOn(color) }} aria-hidden="true">
        {mark}
      </span>
    </button>
  )
}

/** All colours with their names, those that were mixed lately, and the way to a new one. */
export function PalettePanel({ engine }: { engine: Engine }) {
  const color = useCanvas(engine, (state) => state.color)
  const isOpen = useCanvas(engine, (state) => state.panels.palette)
  const [recent, setRecent] = useState(() => readRecent(storage))

  // Wherever a colour comes from, from the mixer or from the page, it can be found again.
  useEffect(() => setRecent((before) => withRecent(before, color)), [color])
  useEffect(() => keepRecent(storage, recent), [recent])

  const swatch = (one: HexColor) => (
    <Swatch key={one} color={one} isOn={isSameColor(one, color)} onPick={() => engine.pickColor(one)} />
  )
  const tool = (
    <ToolButton label={`Colour: ${nameOfColor(color)}`}>
      <span className="palette-dot" style={{ background: color }} />
    </ToolButton>
  )
  return (
    <ToolPanel isOpen={isOpen} onToggle={() => engine.togglePanel('palette')} label="Colours" tool={tool}>
      <div className="swatches">
        {PENCILS.map((pencil) => swatch(pencil.color))}
        <label className="swatch swatch-mixed" title="Custom colour">
          <input
            type="color"
            aria-label="Custom colour"
            value={color.toLowerCase()}
            onChange={({ target }) => engine.pickColor(target.value as HexColor)}
          />
          <span />
        </label>
      </div>
      {recent.length > 0 && (
        <>
          <p className="panel-words">Mixed lately</p>
          <div className="swatches">{recent.map(swatch)}</div>
        </>
      )}
    </ToolPanel>
  )
}
