import { CONFETTI_MS } from '@huebook/contract'
import { type CSSProperties, useEffect, useState } from 'react'
import { type Piece, pieces } from './pieces.ts'
import './confetti.css'

const styleOf = ({ from, drift, turn, after, falls, colour }: Piece) =>
  ({
    '--from': `${from * 100}%`,
    '--drift': `${drift}rem`,
    '--turn': `${turn}turn`,
    '--after': `${after}s`,
    '--falls': `${falls}s`,
    background: colour,
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
      {pieces.map((piece) => (
        <i key={piece.from} style={styleOf(piece)} />
      ))}
    </div>
  )
}
