import { type Direction, type Engine, placeTowards } from '@huebook/coloring'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { nameOfColor } from './boxes/boxes.ts'
import { paintWords, regionWords } from './regions/region-words.ts'
import { useCanvas } from './tools/use-canvas.ts'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/**
 * Every region of the page, to be gone through and filled without pointing. It lies unseen over the page: what has the focus
 * is marked there, and said.
 */
export function RegionList({ engine }: { engine: Engine }) {
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [isHere, setHere] = useState(false)
  const [news, setNews] = useState('')
  const color = useCanvas(engine, (state) => state.color)
  // Told anew whatever changes the drawing: each state of it has another number. Whoever points is spared that.
  useCanvas(engine, (state) => isHere && state.snapshots[state.cursor]?.id)
  const places = engine.regionPlaces()
  const place = places[at]

  // Whoever draws with a mouse, a pen or a finger has gone from the keyboard, though the focus stays where it was.
  useEffect(() => {
    const leave = () => setHere(false)
    window.addEventListener('pointerdown', leave, { capture: true })
    return () => window.removeEventListener('pointerdown', leave, { capture: true })
  }, [])

  useEffect(() => {
    engine.markRegion(isHere ? (place ?? null) : null)
  }, [engine, isHere, place])

  function go(next: number): void {
    const within = Math.min(places.length - 1, Math.max(0, next))
    setAt(within)
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[within]?.focus()
  }

  /** Where a key leads; nothing for a key that leads nowhere. */
  function goal(key: string): number | null {
    const direction = ARROWS[key]
    if (direction && place) return places.indexOf(placeTowards(places, place, direction, engine.view().camera.turn))
    const jumps: Record<string, number> = { Home: 0, End: places.length - 1, PageDown: at + 1, PageUp: at - 1 }
    return jumps[key] ?? null
  }

  function paint(key: string): boolean {
    if (!place || !['Enter', ' ', 'Delete', 'Backspace'].includes(key)) return false
    const isEmptying = key === 'Delete' || key === 'Backspace' || engine.state.getSnapshot().tool === 'eraser'
    if (isEmptying) engine.emptyRegion(place.region)
    else engine.fillRegion(place.region)
    setNews(`Region ${at + 1}: ${paintWords(engine.regionPaint(place.region), nameOfColor)}`)
    return true
  }

  function press(event: KeyboardEvent): void {
    setHere(true)
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = goal(event.key)
    if (next !== null) go(next)
    else if (!paint(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }

  if (!place) return null
  const wordsOf = (index: number) => {
    const one = places[index] ?? place
    return regionWords(one, {
      at: index,
      count: places.length,
      paint: paintWords(engine.regionPaint(one.region), nameOfColor),
    })
  }
  return (
    <>
      <div
        ref={list}
        role="listbox"
        aria-label="Regions of the page"
        aria-describedby="region-keys"
        className="sr-only"
        onFocus={() => setHere(true)}
        onBlur={() => setHere(false)}
      >
        {places.map(({ region }, index) => (
          <div
            key={region}
            role="option"
            tabIndex={index === at ? 0 : -1}
            aria-selected={index === at}
            aria-label={isHere || index === at ? wordsOf(index) : `region ${index + 1} of ${places.length}`}
            onKeyDown={press}
            onClick={() => {
              go(index)
              engine.fillRegion(region)
            }}
          />
        ))}
      </div>
      <p id="region-keys" className="sr-only">
        Arrow keys go from region to region, Page Down and Page Up to the next and the one before. Enter fills a region,
        Delete empties it.
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {isHere && (
        <p className="region-caption" aria-hidden="true">
          <span className="region-where">{wordsOf(at)}</span>
          <span className="region-how">
            <kbd>Enter</kbd> {nameOfColor(color).toLowerCase()}
          </span>
        </p>
      )}
    </>
  )
}
