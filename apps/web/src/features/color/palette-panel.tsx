import type { Engine, HexColor } from '@huebook/coloring'
import { ChevronDown, Heart } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { inkOn, isSameColor } from '#ui/color/hex-color.ts'
import { toasts } from '#ui/toasts/index.ts'
import { BoxList, BoxStrip, FULL } from './box-list.tsx'
import type { BoxStore } from './boxes/box-store.ts'
import { nameOfColor } from './boxes/boxes.ts'
import { keepRecent, readRecent, withRecent } from './boxes/recent-colors.ts'
import { tonesOf } from './boxes/tones.ts'
import { OwnBoxTools } from './own-box-tools.tsx'
import { ToolButton } from './tools/tool-button.tsx'
import { ToolPanel } from './tools/tool-panel.tsx'
import { useCanvas } from './tools/use-canvas.ts'
import { useOneStop } from './tools/use-one-stop.ts'

const storage = () => window.localStorage

interface SwatchProps {
  color: string
  name: string
  mark?: string | undefined
  isOn: boolean
  onPick(): void
}

function Swatch({ color, name, mark, isOn, onPick }: SwatchProps) {
  return (
    <button type="button" title={name} aria-label={name} aria-pressed={isOn} onClick={onPick} className="swatch">
      <span style={{ background: color, color: inkOn(color) }} aria-hidden="true">
        {mark}
      </span>
    </button>
  )
}

function Swatches({ label, children }: { label: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useOneStop(row)
  return (
    <div ref={row} role="toolbar" aria-label={label} className="swatches">
      {children}
    </div>
  )
}

/** What was mixed or found lately, once it has been used: on the way to a colour a mixer passes many. */
function useRecent(engine: Engine): readonly HexColor[] {
  const [recent, setRecent] = useState(() => readRecent(storage))
  const color = useCanvas(engine, (state) => state.color)
  const drawn = useCanvas(engine, (state) => state.snapshots[state.cursor]?.id)
  const first = useRef(drawn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in hand when something has been drawn, not whenever it is taken
  useEffect(() => {
    if (drawn !== first.current) setRecent((before) => withRecent(before, color))
  }, [drawn])
  useEffect(() => keepRecent(storage, recent), [recent])
  return recent
}

const tell = (box: string | null): void =>
  toasts.getState().show(box ? { message: `Kept in the box “${box}”.` } : { variant: 'danger', message: FULL })

interface ColorsProps {
  engine: Engine
  boxes: BoxStore
  recent: readonly HexColor[]
}

function Colors({ engine, boxes, recent }: ColorsProps) {
  const color = useCanvas(engine, (state) => state.color)
  const { box, own, keep } = useStore(boxes)
  const mine = own.find(({ id }) => id === box.id)
  const lately = recent.filter((one) => !box.pencils.some((pencil) => isSameColor(pencil.color, one)))
  const tones = tonesOf(color)
  const here = tones.findIndex((tone) => isSameColor(tone, color))
  const swatch = (one: HexColor, name = nameOfColor(one), mark?: string) => (
    <Swatch
      key={one}
      color={one}
      name={name}
      mark={mark}
      isOn={isSameColor(one, color)}
      onPick={() => engine.pickColor(one)}
    />
  )
  return (
    <>
      <Swatches label={box.name}>
        {box.pencils.map((pencil) => swatch(pencil.color, pencil.name, pencil.mark))}
        <label className="swatch swatch-mixed" title="Custom colour">
          <input
            type="color"
            aria-label="Custom colour"
            value={color.toLowerCase()}
            onChange={({ target }) => engine.pickColor(target.value as HexColor)}
          />
          <span />
        </label>
      </Swatches>
      <p className="panel-words">Lighter and darker</p>
      <Swatches label="Lighter and darker">
        {tones.map((tone, at) =>
          swatch(tone, at === here ? nameOfColor(color) : `${at < here ? 'Lighter' : 'Darker'}, ${tone}`),
        )}
      </Swatches>
      {lately.length > 0 && (
        <>
          <p className="panel-words">Mixed lately</p>
          <Swatches label="Mixed lately">{lately.map((one) => swatch(one))}</Swatches>
        </>
      )}
      {mine ? (
        <OwnBoxTools key={mine.id} box={mine} color={color} boxes={boxes} />
      ) : (
        <button type="button" className="panel-choice" onClick={() => tell(keep(color))}>
          <Heart className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Keep this colour
        </button>
      )}
    </>
  )
}

interface PalettePanelProps {
  engine: Engine
  boxes: BoxStore
}

/** The box of pencils that lies in the tray, tones of the colour in hand, what was mixed lately, and the way to other boxes. */
export function PalettePanel({ engine, boxes }: PalettePanelProps) {
  const color = useCanvas(engine, (state) => state.color)
  const isOpen = useCanvas(engine, (state) => state.panels.palette)
  const box = useStore(boxes, (state) => state.box)
  const recent = useRecent(engine)
  const [isChoosing, setChoosing] = useState(false)
  const head = useRef<HTMLButtonElement>(null)

  const tool = (
    <ToolButton label={`Colour: ${nameOfColor(color)}`}>
      <span className="palette-dot" style={{ background: color }} />
    </ToolButton>
  )
  function toggle(): void {
    setChoosing(false)
    engine.togglePanel('palette')
  }
  function chosen(): void {
    setChoosing(false)
    head.current?.focus()
  }
  return (
    <ToolPanel isOpen={isOpen} onToggle={toggle} label="Colours" tool={tool}>
      <div className="palette">
        <button
          ref={head}
          type="button"
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
          className="box-head"
        >
          <BoxStrip box={box} />
          <span className="box-name">{box.name}</span>
          <span className="sr-only">: choose a box of pencils</span>
          <ChevronDown className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        </button>
        {isChoosing ? (
          <BoxList boxes={boxes} color={color} onChosen={chosen} />
        ) : (
          <Colors engine={engine} boxes={boxes} recent={recent} />
        )}
      </div>
    </ToolPanel>
  )
}
