import type { Engine } from '@huebook/coloring'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FillChoices } from './fill-choices.tsx'
import { StrengthSlider } from './strength-slider.tsx'
import { SymmetryChoices } from './symmetry-choices.tsx'
import { ToolButton } from './tool-button.tsx'
import { ToolPanel } from './tool-panel.tsx'

/** How paint looks on this page, whichever tool it comes from. */
export function PaintPanel({ engine }: { engine: Engine }) {
  const [isOpen, setOpen] = useState(false)
  const tool = <ToolButton label="Paint" icon={SlidersHorizontal} />
  return (
    <ToolPanel isOpen={isOpen} onToggle={setOpen} label="Paint" tool={tool}>
      <div className="paint-panel">
        <StrengthSlider engine={engine} />
        <FillChoices engine={engine} />
        <SymmetryChoices engine={engine} />
      </div>
    </ToolPanel>
  )
}
