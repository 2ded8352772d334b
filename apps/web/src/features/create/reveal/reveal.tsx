import type { Page } from '@huebook/contract'
import { type CSSProperties, useEffect, useState } from 'react'
import { readStrokes, type Stroke } from './vector.ts'

/** From the first stroke to the beginning of the last, and until that is dry, in milliseconds: under two seconds. */
const DRAWING_MS = 1000
const LAST_STROKE_MS = 750

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** A line is drawn along its way. A black shape, as a tracer makes them of lines, is drawn around and then inked. */
function PenStroke({ path: { d, transform, fill, stroke, width }, after }: { path: Stroke; after: number }) {
  const isShape = stroke === 'none' && fill !== '#fff'
  return (
    <path
      d={d}
      transform={transform || undefined}
      fill={fill}
      stroke={isShape ? '#000' : stroke}
      strokeWidth={isShape ? 2 : width}
      pathLength={1}
      className={isShape ? 'inked-last' : ''}
      style={{ '--after': `${Math.round(after)}ms` } as CSSProperties}
    />
  )
}

/** The finished page, drawn before one's eyes; a tap or any key shows it at once. */
export function Reveal({ page }: { page: Page }) {
  const [drawing, setDrawing] = useState<Awaited<ReturnType<typeof readStrokes>>>(null)
  const [isOver, setOver] = useState(() => page.vector === null || wantsNoMotion())

  useEffect(() => {
    if (isOver || !page.vector) return
    const leaving = new AbortController()
    const { signal } = leaving
    readStrokes(page.vector, signal).then(
      (found) => (found ? setDrawing(found) : setOver(true)),
      () => setOver(true),
    )
    const skip = () => setOver(true)
    window.addEventListener('keydown', skip, { signal })
    window.addEventListener('pointerdown', skip, { signal })
    return () => leaving.abort()
  }, [isOver, page.vector])

  useEffect(() => {
    if (!drawing) return
    const timer = setTimeout(() => setOver(true), DRAWING_MS + LAST_STROKE_MS)
    return () => clearTimeout(timer)
  }, [drawing])

  return (
    <div className="relative overflow-hidden rounded-card border-2 border-ink bg-white shadow-lifted">
      <img
        src={page.illustration}
        alt={page.title}
        width={page.width}
        height={page.height}
        className={`block h-auto w-full ${isOver ? '' : 'opacity-0'}`}
      />
      {!isOver && drawing && (
        <svg viewBox={drawing.viewBox} aria-hidden="true" className="traced absolute inset-0 size-full">
          {drawing.paths.map((path, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two strokes may be alike, and their order never changes
            <PenStroke key={i} path={path} after={(i / drawing.paths.length) * DRAWING_MS} />
          ))}
        </svg>
      )}
      {!isOver && (
        <p className="absolute right-3 bottom-3 rounded-full bg-white px-3 py-1 text-[#5c606b] text-sm">Tap to skip</p>
      )}
    </div>
  )
}
