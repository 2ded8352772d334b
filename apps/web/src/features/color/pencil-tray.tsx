import type { Engine } from '@huebook/coloring'
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { inkOn, isSameColor, toneOf } from '#ui/color/hex-color.ts'
import type { BoxStore } from './boxes/box-store.ts'
import type { Box, Pencil } from './boxes/boxes.ts'
import { mirroredKey, nextStop } from './tools/one-stop.ts'
import { useCanvas } from './tools/use-canvas.ts'
import { useQuickTaps } from './tools/use-quick-taps.ts'

/**
 * A pencil, whose lead has the tone that it leaves on the paper. It lies with its tip to the left; the stylesheet stands it up
 * where the tray is at the bottom.
 */
const TrayPencil = memo(({ color, tone, mark }: { color: string; tone: string; mark: string }) => {
  return (
    <svg viewBox="0 0 120 40" className="tray-pencil" aria-hidden="true">
      <g stroke="#1F2430" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M3 20 38 4H126V36H38Z" fill="#FBE3C4" />
        <path d="M3 20 24 10.5Q19 20 24 29.5Z" fill={tone} />
        <path d="M38 4C33 8 33 12 38 15 32 18 32 22 38 25 33 28 33 32 38 36H126V4Z" fill={color} />
        <path d="M38 15H126M38 25H126" strokeWidth="1.75" fill="none" />
      </g>
      <text x="47" y="20" fill={inkOn(color)} stroke={color} className="pencil-mark">
        {mark}
      </text>
    </svg>
  )
})

interface TrayPlaceProps {
  engine: Engine
  pencil: Pencil
  group: string
}

/** Watches only whether this one is in hand, so that another colour draws two of them anew and not all. */
function TrayPlace({ engine, pencil, group }: TrayPlaceProps) {
  const isInHand = useCanvas(engine, (state) => isSameColor(pencil.color, state.color))
  const tone = useCanvas(engine, (state) => toneOf(pencil.color, state.strength))
  const pick = () => engine.pickColor(pencil.color)
  const input = useRef<HTMLInputElement>(null)
  // Not by `checked`: React would look after every pencil of the tray at each tap.
  useEffect(() => {
    if (!input.current) return
    input.current.checked = isInHand
    // It may be beyond the edge of a phone: taken up by a key, from the page, or the last time.
    if (isInHand)
      input.current.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [isInHand])
  return (
    <label className="tray-place" title={pencil.name}>
      <input
        ref={input}
        type="radio"
        name={group}
        className="sr-only"
        defaultChecked={isInHand}
        // Also when it is in hand already: it may have been put away for the eraser.
        onClick={pick}
        onChange={pick}
        aria-label={pencil.name}
      />
      <TrayPencil color={pencil.color} tone={tone} mark={pencil.mark} />
    </label>
  )
}

/**
 * Where pencils lie from right to left, as for a left hand, an arrow leads to the one it points at: browsers count on. Pencils in
 * one column have nothing beside them.
 */
function pointInRow(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  const row = currentTarget.querySelector('.tray-row')
  if (mirroredKey(key) === key || !row || getComputedStyle(row).direction !== 'rtl') return
  const inputs = [...row.querySelectorAll('input')]
  const [first, second] = [...row.children].map((place) => place.getBoundingClientRect().top)
  const at = inputs.indexOf(target as HTMLInputElement)
  if (at < 0 || first !== second) return
  const next = inputs[nextStop(mirroredKey(key), at, inputs.length, 1) ?? at]
  event.preventDefault()
  next?.focus()
  next?.click()
}

const allPencils = ({ pencils }: Box): readonly Pencil[] => pencils

interface PencilTrayProps {
  engine: Engine
  boxes: BoxStore
  /** Which pencils of a box lie here; all of them if left out. */
  choose?: (box: Box) => readonly Pencil[]
}

/** The pencils lie in their tray; the one in hand stands out of it. */
export function PencilTray({ engine, boxes, choose = allPencils }: PencilTrayProps) {
  const box = useStore(boxes, (state) => state.box)
  const group = useId()
  const tray = useRef<HTMLFieldSetElement>(null)
  useQuickTaps(tray)
  return (
    <fieldset ref={tray} className="tray" onKeyDown={pointInRow}>
      <legend className="sr-only">Pencils</legend>
      {/* Another box is seen from its beginning. */}
      <div key={box.id} className="tray-row">
        {choose(box).map((pencil) => (
          <TrayPlace key={pencil.color} engine={engine} pencil={pencil} group={group} />
        ))}
      </div>
    </fieldset>
  )
}
