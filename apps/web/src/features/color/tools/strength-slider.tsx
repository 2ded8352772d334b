import type { Engine } from '@huebook/coloring'
import { FULL_STRENGTH, SOFT_STRENGTH } from '@huebook/contract'
import { Slider } from './slider.tsx'
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
  return (
    <Slider
      label="Colour strength"
      ends={['Soft', 'Full']}
      min={SOFT_STRENGTH}
      max={FULL_STRENGTH}
      step={STEP}
      value={strength}
      words={wordFor(strength)}
      onChange={engine.pickStrength}
    />
  )
}
