import type { HexColor } from '@huebook/coloring'
import { createStore } from 'zustand/vanilla'
import { BOXES, type Box, CLASSIC } from './boxes.ts'
import {
  boxOf,
  hasRoomFor,
  keepOwnBoxes,
  type OwnBox,
  readOwnBoxes,
  withBox,
  withColorIn,
  withName,
  withoutBox,
  withoutColorIn,
} from './own-boxes.ts'

const KEY = 'box'

type Open = () => Pick<Storage, 'getItem' | 'setItem'>

interface BoxState {
  own: readonly OwnBox[]
  /** The one whose pencils lie in the tray. */
  box: Box
  choose(id: string): void
  /** A new box with these colours, whose pencils lie in the tray at once; answers its name, or nothing without room for it. */
  add(colors: readonly HexColor[], name?: string): string | null
  /**
   * Puts a colour into the newest own box, or into another one where that is full; answers its name, or nothing without room
   * for it, and leaves the tray as it is.
   */
  keep(color: HexColor): string | null
  putIn(id: string, color: HexColor): void
  takeOut(id: string, color: HexColor): void
  rename(id: string, name: string): void
  remove(id: string): void
}

export type BoxStore = ReturnType<typeof createBoxStore>

/** The boxes of pencils that somebody has on this device, and the one in use. What may not be kept is not written down. */
export function createBoxStore(open: Open, mayKeep: () => boolean) {
  const find = (own: readonly OwnBox[], id: string | null): Box => {
    const mine = own.find((box) => box.id === id)
    return mine ? boxOf(mine) : (BOXES.find((box) => box.id === id) ?? CLASSIC)
  }
  const first = readOwnBoxes(open)
  return createStore<BoxState>()((set, get) => {
    const change = (own: readonly OwnBox[], id = get().box.id): void => {
      const box = find(own, id)
      const isChanged = own !== get().own
      set({ own, box })
      if (!mayKeep()) return
      // Whoever only takes another box leaves those in peace that were made at another desk meanwhile.
      if (isChanged) keepOwnBoxes(open, own)
      keepChosen(open, box.id)
    }
    return {
      own: first,
      box: find(first, readChosen(open)),
      choose: (id) => change(get().own, id),
      add(colors, name) {
        const own = withBox(get().own, colors, name)
        const added = own.length > get().own.length ? own.at(-1) : undefined
        if (!added) return null
        change(own, added.id)
        return added.name
      },
      keep(color) {
        const { own, box } = get()
        const newest = own.at(-1)
        const isRoom = newest && hasRoomFor(newest, color)
        const next = isRoom ? withColorIn(own, newest.id, color) : withBox(own, [color])
        if (next === own) return null
        change(next, box.id)
        return next.at(-1)?.name ?? null
      },
      putIn: (id, color) => change(withColorIn(get().own, id, color)),
      takeOut: (id, color) => change(withoutColorIn(get().own, id, color)),
      rename: (id, name) => change(withName(get().own, id, name)),
      remove: (id) => change(withoutBox(get().own, id)),
    }
  })
}

function readChosen(open: Open): string | null {
  try {
    return open().getItem(KEY)
  } catch {
    return null
  }
}

function keepChosen(open: Open, id: string): void {
  try {
    open().setItem(KEY, id)
  } catch {}
}
