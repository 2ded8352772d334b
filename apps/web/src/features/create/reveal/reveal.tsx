import type { Page } from '@huebook/contract'
import { type CSSProperties, useEffect, useState } from 'react'
import { readStrokes, type Strokes } from './vector.ts'

/** From the first stroke to the beginning of the last, and until that is dry, in milliseconds: under two seconds. */
const DRAWING_MS = 1000
const LAST_STROKE_MS = 750

const wantsNoMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The finished page, drawn before one's eyes; a tap or any key shows it at once. */
export function Reveal({ page }: { page: Page }) {
  const [strokes, setStrokes] = useState<Strokes | null>(null)
  const [isOver, setOver] = useState(() => page.vector === null || wantsNoMotion())

  useEffect(() => {
    if (isOver || !page.vector) return
    const leaving = new AbortController()
    const { signal } = leaving
    readStrokes(page.vector, signal).then(
      (found) => (found ? setStrokes(found) : setOver(true)),
      () => setOver(true),
    )
    const skip = () => setOver(true)
    window.addEventListener('keydown', skip, { signal })
    window.addEventListener('pointerdown', skip, { signal })
    return () => leaving.abort()
  }, [isOver, page.vector])

  useEffect(() => {
    if (!strokes) return
    const timer = setTimeout(() => setOver(true), DRAWING_MS + LAST_STROKE_MS)
    return () => clearTimeout(timer)
  }, [strokes])

  return (
    <div className="relative overflow-hidden rounded-card border-2 border-ink bg-white shadow-lifted">
      <img
        src={page.illustration}
        alt={page.title}
        width={page.width}
        height={page.height}
        className={`block h-auto w-full ${isOver ? '' : 'invisible'}`}
      />
      {!isOver && strokes && (
        <svg viewBox={strokes.viewBox} aria-hidden="true" className="traced absolute inset-0 size-full">
          {strokes.paths.map(({ d, transform }, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: two strokes may be alike, and their order never changes
              key={i}
              d={d}
              transform={transform}
              pathLength={1}
              style={{ '--after': `${Math.round((i / strokes.paths.length) * DRAWING_MS)}ms` } as CSSProperties}
            />
          ))}
        </svg>
      )}
      {!isOver && (
        <p className="absolute right-3 bottom-3 rounded-full bg-white px-3 py-1 text-[#5c606b] text-sm">Tap to skip</p>
      )}
    </div>
  )
}
