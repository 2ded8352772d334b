import type { ReviewDecision } from '@huebook/contract'
import { useEffect } from 'react'

export const KEYS: Record<ReviewDecision, string> = { approve: 'A', dismiss: 'D', block: 'B' }

interface Acts {
  decide(decision: ReviewDecision): void
  go(step: 1 | -1): void
}

function actFor(key: string, { decide, go }: Acts): (() => void) | null {
  if (key === 'ArrowRight') return () => go(1)
  if (key === 'ArrowLeft') return () => go(-1)
  const found = (Object.keys(KEYS) as ReviewDecision[]).find((one) => KEYS[one] === key.toUpperCase())
  return found ? () => decide(found) : null
}

/** Lets keys do what buttons do, unless somebody types, holds one down, or means something of the browser's. */
export function useReviewKeys(acts: Acts) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, [role=menu], [role=dialog], [role=alertdialog]')
      )
        return
      const act = actFor(event.key, acts)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [acts])
}
