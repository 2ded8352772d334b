import { CONFETTI_MS, PALETTE } from '@huebook/contract'
import { type CSSProperties, useEffect, useState } from 'react'
import './confetti.css'

const PIECES = 60
/** Any numbers without a pattern will do, as long as they are the same for each picture of the screen. */
const scatter = (piece: number, salt: number): number => ((piece * 7919 + salt * 104_729) % 997) / 997

const styleOf = (piece: number) =>
  ({
    '--from': `${scatter(piece, 1) * 100}%`,
    '--drift': `${scatter(piece, 2) * 12 - 6}rem`,
    '--turn': `${scatter(piece, 3) * 4 - 2}turn`,
    '--after': `${scatter(piece, 4) * 1.2}s`,
    background: PALETTE[4 + (piece % 15)],
  }) as CSSProperties

/** Falls while there is something to celebrate, and a little longer. Nothing of it for those who want no motion. */
export function Confetti({ isOn }: { isOn: boolean }) {
  const [isFalling, setFalling] = useState(false)

  useEffect(() => {
    if (isOn) return setFalling(true)
    const timer = window.setTimeout(() => setFalling(false), CONFETTI_MS)
    return () => window.clearTimeout(timer)
  }, [isOn])

  if (!isFalling || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  return (
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => (
        <i key={scatter(piece, 0)} style={styleOf(piece)} />
      ))}
    </div>
  )
}
