import type { Engine } from '@huebook/coloring'
import { FULL_STRENGTH, SOFT_STRENGTH } from '@huebook/contract'
import { useId } from 'react'
import { useCanvas } from './use-canvas.ts'

/** Between the two ends (%); finer, nobody sees a difference. */
const STEP = 5

const wordFor = (strength: number): string => {
  if (strength === SOFT_STRENGTH) return 'Soft'
  return strength === FULL_STRENGTH ? 'Full' : `${strength} %`
}

/** How strongly all that is on this page covers it. */
export function StrengthSlider({ engine }: { engine: Engine }) {
  const strength = useCanvas(engine, (state) => state.strength)
  const name = useId()
  return (
    <div className="slider">
      <label htmlFor={name} className="panel-title">
        Colour strength
      </label>
      <div className="slider-row">
        <span aria-hidden="true">Soft</span>
        <input
          id={name}
          type="range"
          min={SOFT_STRENGTH}
          max={FULL_STRENGTH}
          step={STEP}
          value={strength}
          aria-valuetext={wordFor(strength)}
          onChange={({ target }) => engine.pickStrength(Number(target.value))}
        />
        <span aria-hidden="true">Full</span>
      </div>
    </div>
  )
}
