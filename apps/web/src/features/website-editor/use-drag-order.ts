import { type CSSProperties, type PointerEvent, type RefObject, useRef, useState } from 'react'

interface Drag {
  from: number
  to: number
  /** How far the item has been taken, in pixels. */
  by: number
  /** How much room it leaves, its distance to the next included. */
  room: number
}

/** Closer than this to an edge of the window, in pixels, the page moves along. */
const EDGE = 72
const SCROLL_STEP = 14

/** Where an item dropped at a height belongs: behind all whose middle is above it. */
export const placeAt = (middles: readonly number[], from: number, height: number): number =>
  middles.filter((middle, index) => index !== from && middle < height).length

/** Lets items of a list be dragged by their handles; the others make room while it lasts, and nothing changes before the end. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef({ y: 0, middles: [] as number[] })

  function begin(index: number, event: PointerEvent<HTMLElement>) {
    const items = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect())
    const [own, next] = [items[index], items[index + 1] ?? items[index - 1]]
    if (!own || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const between = next ? Math.abs(next.top - own.top) - (next.top > own.top ? own.height : next.height) : 0
    start.current = {
      y: event.clientY + scrollY,
      middles: items.map(({ top, height }) => top + scrollY + height / 2),
    }
    setDrag({ from: index, to: index, by: 0, room: own.height + between })
  }

  function follow({ clientY }: PointerEvent<HTMLElement>) {
    if (!drag) return
    if (clientY < EDGE) scrollBy(0, -SCROLL_STEP)
    if (clientY > innerHeight - EDGE) scrollBy(0, SCROLL_STEP)
    const { y, middles } = start.current
    const by = clientY + scrollY - y
    setDrag({ ...drag, by, to: placeAt(middles, drag.from, (middles[drag.from] ?? 0) + by) })
  }

  function end(drops: boolean) {
    if (drag && drops) onMove(drag.from, drag.to)
    setDrag(null)
  }

  return {
    from: drag?.from,
    handleOf: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => begin(index, event),
      onPointerMove: follow,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
    styleOf(index: number): CSSProperties | undefined {
      if (!drag) return undefined
      if (index === drag.from) return { translate: `0 ${drag.by}px` }
      const { from, to, room } = drag
      if (from < index && index <= to) return { translate: `0 ${-room}px` }
      return to <= index && index < from ? { translate: `0 ${room}px` } : undefined
    },
  }
}
