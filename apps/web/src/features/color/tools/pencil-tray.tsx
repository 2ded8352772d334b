import type { Engine } from '@huebook/coloring'
import { useId } from 'react'
import { inkOn, isSameColor, PENCILS } from './color-names.ts'
import { useCanvas } from './use-canvas.ts'

/** A pencil that lies with its tip to the left; the stylesheet stands it up where the tray is at the bottom. */
function TrayPencil({ color, mark }: { color: string; mark: string }) {
  return (
    <svg viewBox="0 0 120 40" className="tray-pencil" aria-hidden="true">
      <g stroke="#1F2430" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M3 20 38 4H126V36H38Z" fill="#FBE3C4" />
        <path d="M3 20 18 13Q14 20 18 27Z" fill={color} />
        <path d="M38 4C33 8 33 12 38 15 32 18 32 22 38 25 33 28 33 32 38 36H126V4Z" fill={color} />
        <path d="M38 15H126M38 25H126" strokeWidth="1.75" fill="none" />
      </g>
      <text x="47" y="20" fill={inkOn(color)} stroke={color} className="pencil-mark">
        {mark}
      </text>
    </svg>
  )
}

/** The pencils lie in their tray; the one in hand stands out of it. */
export function PencilTray({ engine }: { engine: Engine }) {
  const group = useId()
  const color = useCanvas(engine, (state) => state.color)
  return (
    <fieldset className="tray">
      <legend className="sr-only">Pencils</legend>
      <div className="tray-row">
        {PENCILS.map((pencil) => (
          <label key={pencil.color} className="tray-place" title={pencil.name}>
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={isSameColor(pencil.color, color)}
              // Also when it is in hand already: it may have been put away for the eraser.
              onClick={() => engine.pickColor(pencil.color)}
              onChange={() => engine.pickColor(pencil.color)}
              aria-label={pencil.name}
            />
            <TrayPencil color={pencil.color} mark={pencil.mark} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
