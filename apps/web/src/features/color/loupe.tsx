import { type Engine, toScreen } from '@huebook/coloring'
import type { RefObject } from 'react'
import { nameOfColor } from './boxes/boxes.ts'
import { useCanvas } from './tools/use-canvas.ts'

/** How far (CSS px) above the finger the ring is, and how far from the edge of the desk it goes below. */
const ABOVE = 76
const ROOM = 120

interface LoupeProps {
  engine: Engine
  /** What the page is seen through. */
  container: RefObject<HTMLElement | null>
}

/** A ring beside what points at the page with the colour that is there, and below it the one in hand. */
export function Loupe({ engine, container }: LoupeProps) {
  const loupe = useCanvas(engine, (state) => state.loupe)
  const before = useCanvas(engine, (state) => state.color)
  if (!loupe || !container.current) return null
  const { x, y } = toScreen(engine.view().camera, loupe.at)
  const { offsetLeft, offsetTop } = container.current
  const isBelow = y < ROOM
  return (
    <div className="loupe" style={{ left: offsetLeft + x, top: offsetTop + y }} aria-hidden="true">
      <span className="loupe-point" />
      <span className="loupe-ring" style={{ top: isBelow ? ABOVE : -ABOVE }}>
        <span className="loupe-colors" style={{ background: `linear-gradient(${loupe.color} 50%, ${before} 50%)` }} />
        <span className="loupe-name">{nameOfColor(loupe.color)}</span>
      </span>
    </div>
  )
}
