import type { Engine } from '@huebook/coloring'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { StrengthSlider } from './strength-slider.tsx'
import { ToolButton } from './tool-button.tsx'
import { ToolPanel } from './tool-panel.tsx'

/** How paint looks on this page, whichever tool it comes from. */
export function PaintPanel({ engine }: { engine: Engine }) {
  const [isOpen, setOpen] = useState(false)
  const tool = <ToolButton label="Paint" icon={SlidersHorizontal} />
  return (
    <ToolPanel isOpen={isOpen} onToggle={setOpen} label="Paint" tool={tool}>
      <StrengthSlider engine={engine} />
    </ToolPanel>
  )
}
