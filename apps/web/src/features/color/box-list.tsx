import type { HexColor } from '@huebook/coloring'
import { ImagePlus, Plus } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useStore } from 'zustand'
import { UNREADABLE } from '#ui/picture/picture-file.ts'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import type { BoxStore } from './boxes/box-store.ts'
import { BOXES, type Box } from './boxes/boxes.ts'
import { colorsOfPhoto } from './boxes/colors-of-photo.ts'
import { boxOf, MOST_BOXES } from './boxes/own-boxes.ts'

export const FULL = `There are ${MOST_BOXES} boxes of your own already. Please delete one first.`

/** The pencils of a box, side by side. */
export function BoxStrip({ box: { pencils } }: { box: Box }) {
  const stops = pencils.map(
    ({ color }, at) => `${color} ${(100 * at) / pencils.length}% ${(100 * (at + 1)) / pencils.length}%`,
  )
  return (
    <span
      className="box-strip"
      style={{ background: `linear-gradient(to right, ${stops.join(', ')})` }}
      aria-hidden="true"
    />
  )
}

interface BoxListProps {
  boxes: BoxStore
  color: HexColor
  onChosen(): void
}

/** All boxes of pencils, and two ways to a new one. */
export function BoxList({ boxes, color, onChosen }: BoxListProps) {
  const { own, box, choose, add } = useStore(boxes)
  const [isReading, run] = useBusy()
  const showProblem = (message: string) => toasts.getState().show({ variant: 'danger', message })

  function make(colors: readonly HexColor[], name?: string): void {
    if (add(colors, name) === null) showProblem(FULL)
    else onChosen()
  }

  function takePhoto({ target }: ChangeEvent<HTMLInputElement>): void {
    const photo = target.files?.[0]
    // So that the same one can be taken again.
    target.value = ''
    if (!photo) return
    void run(async () => {
      const colors = await colorsOfPhoto(photo)
      if (colors && colors.length > 0) make(colors, 'From a photo')
      else showProblem(UNREADABLE)
    })
  }

  return (
    <>
      <ul className="box-list">
        {[...BOXES, ...own.map(boxOf)].map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.id === box.id}
              onClick={() => {
                choose(one.id)
                onChosen()
              }}
              className="panel-choice box-choice"
            >
              <BoxStrip box={one} />
              <span className="box-name">{one.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <label className="panel-choice" aria-busy={isReading}>
        <input type="file" accept="image/*" className="sr-only" onChange={takePhoto} />
        <ImagePlus className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        <span>
          Colours of a photo
          <span className="panel-words block">It stays on this device.</span>
        </span>
      </label>
      <button type="button" className="panel-choice" onClick={() => make([color])}>
        <Plus className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />A box of my own
      </button>
    </>
  )
}
