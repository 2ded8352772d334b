import { type Engine, previewOfSticker, STICKER_NAMES, type StickerName } from '@huebook/coloring'
import { Sticker } from 'lucide-react'
import { useState } from 'react'
import { EnginePicture } from './engine-picture.tsx'
import { THREE_SIZES } from './simple-desk.ts'
import { ToolButton } from './tool-button.tsx'
import { ToolPanel } from './tool-panel.tsx'
import { useCanvas } from './use-canvas.ts'

const LABELS: Readonly<Record<StickerName, string>> = {
  star: 'Star',
  heart: 'Heart',
  flower: 'Flower',
  butterfly: 'Butterfly',
  sun: 'Sun',
  moon: 'Moon',
  fish: 'Fish',
  ladybird: 'Ladybird',
}

const SIZES = ['Small', 'Middle', 'Large']
const LARGEST = Math.max(...THREE_SIZES)
/** How wide (rem) the largest is shown; the others are as much smaller as on the page. */
const LARGEST_REM = 3.25

function StickerPicture({ engine, name }: { engine: Engine; name: StickerName }) {
  const color = useCanvas(engine, (state) => state.color)
  return (
    <EnginePicture
      className="sticker"
      make={() => previewOfSticker(name, color)}
      of={`${name} ${color}`}
      width={96}
      height={96}
    />
  )
}

/** Which sticker a tap puts on the page, and how large. */
export function StickerPanel({ engine }: { engine: Engine }) {
  const [isOpen, setOpen] = useState(false)
  const isOn = useCanvas(engine, (state) => state.tool === 'sticker')
  const chosen = useCanvas(engine, (state) => state.sticker)
  const size = useCanvas(engine, (state) => state.brushSize)
  function pick(name: StickerName): void {
    engine.pickSticker(name)
    setOpen(false)
  }
  return (
    <ToolPanel
      isOpen={isOpen}
      onToggle={setOpen}
      label="Stickers"
      tool={<ToolButton label="Stickers" icon={Sticker} isOn={isOn} />}
    >
      <div className="stickers">
        <div className="size-row">
          {THREE_SIZES.map((one, at) => (
            <button
              key={one}
              type="button"
              aria-label={SIZES[at]}
              title={SIZES[at]}
              aria-pressed={one === size}
              onClick={() => engine.pickBrushSize(one)}
              className="sticker-choice"
            >
              <span style={{ width: `${(one / LARGEST) * LARGEST_REM}rem` }}>
                <StickerPicture engine={engine} name={chosen} />
              </span>
            </button>
          ))}
        </div>
        <div className="sticker-row">
          {STICKER_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={LABELS[name]}
              title={LABELS[name]}
              aria-pressed={isOn && name === chosen}
              onClick={() => pick(name)}
              className="sticker-choice"
            >
              <StickerPicture engine={engine} name={name} />
            </button>
          ))}
        </div>
      </div>
    </ToolPanel>
  )
}
