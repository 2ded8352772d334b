import type { HexColor } from '@huebook/coloring'
import { Minus, Plus, Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { isSameColor } from '#ui/color/hex-color.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import type { BoxStore } from './boxes/box-store.ts'
import { LONGEST_NAME, MOST_COLORS, type OwnBox } from './boxes/own-boxes.ts'

interface OwnBoxToolsProps {
  box: OwnBox
  color: HexColor
  boxes: BoxStore
}

/** What can be done with a box of one's own: the colour in hand goes in or out, another name, or none of it any more. */
export function OwnBoxTools({ box: { id, name, colors }, color, boxes }: OwnBoxToolsProps) {
  const { putIn, takeOut, rename, remove } = useStore(boxes)
  const ask = useConfirmation()
  const isIn = colors.some((one) => isSameColor(one, color))
  const mayChange = isIn ? colors.length > 1 : colors.length < MOST_COLORS
  const Icon = isIn ? Minus : Plus
  return (
    <>
      <button
        type="button"
        className="panel-choice"
        aria-disabled={!mayChange || undefined}
        onClick={() => mayChange && (isIn ? takeOut : putIn)(id, color)}
      >
        <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        {isIn ? 'Take this colour out' : 'Put this colour in'}
      </button>
      <label className="box-rename">
        <span className="panel-words">Name of this box</span>
        <input
          defaultValue={name}
          maxLength={LONGEST_NAME}
          onBlur={({ target }) => {
            rename(id, target.value)
            if (target.value.trim() === '') target.value = name
          }}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </label>
      <button
        type="button"
        className="panel-choice"
        onClick={() => ask({ message: `Delete the box “${name}”?`, action: () => remove(id) })}
      >
        <Trash2 className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        Delete this box
      </button>
    </>
  )
}
